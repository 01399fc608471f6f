// SPDX-License-Identifier: GPL-3.0-or-later
// The quick walk over a GGUF array of texts ends where the plain one ends, whatever the bytes are: it guesses, but believes no guess.
#include "engine/modelfile/string_walk.h"

#include <QTest>

#include <cstring>
#include <functional>
#include <random>
#include <string>

using namespace cabe::modelfile;

namespace {

using Random = std::mt19937_64;

std::string lengthBytes(std::uint64_t length)
{
    std::string bytes(sizeof length, '\0');
    std::memcpy(bytes.data(), &length, sizeof length);
    return bytes;
}

std::string texts(std::size_t atLeast, const std::function<std::string()>& next)
{
    std::string bytes;
    while (bytes.size() < atLeast) {
        const std::string text = next();
        bytes += lengthBytes(text.size()) + text;
    }
    return bytes;
}

// Texts that look like lengths and texts themselves, so that guesses go wrong.
std::string disguise(Random& random)
{
    std::string text;
    for (std::uint64_t parts = random() % 40; parts > 0; --parts) {
        const std::uint64_t length = random() % 12;
        text += lengthBytes(length) + std::string(length, '\0');
    }
    return text + std::string(random() % 5, '\0');
}

std::string madeOf(const std::string& kind, Random& random)
{
    constexpr std::size_t window = 128 * 1024;
    const auto word = [&] { return std::string(1 + random() % 14, char('a' + random() % 26)); };
    if (kind == "words")
        return texts(window, word);
    if (kind == "empty texts")
        return texts(window, [] { return std::string{}; });
    if (kind == "long texts")
        return texts(window, [&] { return std::string(random() % 9000, 'x'); });
    if (kind == "zeros in texts")
        return texts(window, [&] { return std::string(random() % 50, '\0'); });
    if (kind == "texts that look like arrays")
        return texts(window, [&] { return disguise(random); });
    if (kind == "words, then one that claims 2^63 bytes")
        return texts(window / 3, word) + lengthBytes(std::uint64_t{1} << 63U) + texts(window / 2, word);
    if (kind == "words, then nonsense") {
        std::string bytes = texts(window / 2, word);
        for (std::size_t i = 0; i < window / 2; ++i)
            bytes += char(random());
        return bytes;
    }
    std::string bytes;  // noise
    for (std::size_t i = 0; i < window; ++i)
        bytes += char(random() % 3);
    return bytes;
}

} // namespace

class TestStringWalk : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void endsWhereThePlainWalkEnds_data()
    {
        QTest::addColumn<std::string>("kind");
        for (const char* kind : {"words", "empty texts", "long texts", "zeros in texts", "texts that look like arrays", "words, then one that claims 2^63 bytes",
                                 "words, then nonsense", "noise"})
            QTest::newRow(kind) << std::string{kind};
    }
    void endsWhereThePlainWalkEnds()
    {
        QFETCH(std::string, kind);
        Random random{4711};
        for (int round = 0; round < 40; ++round) {
            std::string bytes = madeOf(kind, random);
            bytes.resize(bytes.size() - random() % 30);
            std::uint64_t most = 0;
            for (const std::uint64_t count : {std::uint64_t{1} << 40U, std::uint64_t{20'000}, std::uint64_t{300}, std::uint64_t{0}}) {
                // Called again with the rest until nothing moves, as the reader does.
                std::uint64_t left = count, plainLeft = count;
                std::size_t at = 0;
                for (std::size_t used = 1; used > 0; at += used)
                    used = stepOverStrings(std::string_view{bytes}.substr(at), left);
                const std::size_t plain = stepOverStringsPlainly(bytes, plainLeft);
                QCOMPARE(at, plain);
                QCOMPARE(left, plainLeft);
                most = std::max(most, count - left);
            }
            if (kind == "words")
                QVERIFY(most > 5000);
        }
    }

    void fewBytes()
    {
        for (std::size_t size = 0; size < 40; ++size) {
            std::uint64_t count = 9, plainCount = 9;
            const std::string bytes(size, '\0');
            QCOMPARE(stepOverStrings(bytes, count), stepOverStringsPlainly(bytes, plainCount));
            QCOMPARE(count, plainCount);
            QCOMPARE(count, 9 - std::min<std::uint64_t>(9, size / 8));
        }
    }
};

QTEST_APPLESS_MAIN(TestStringWalk)
#include "tst_string_walk.moc"
