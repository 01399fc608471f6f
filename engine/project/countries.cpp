// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/countries.h"

#include "engine/tree/names.h"

#include <algorithm>
#include <array>

namespace cabe {

namespace {

// ISO 3166-1 alpha-2 as of 2026 (249 codes, unchanged since SS and the Antilles' successors of 2011), in order. A closed list of a standard,
// like the words of the document's keys: no catalogue row changes it.
constexpr std::string_view isoCodes =
    "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ "
    "CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR "
    "GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP "
    "KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ "
    "NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW "
    "SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ "
    "UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW";
constexpr std::size_t stride = 3;

// Codes that people write and ISO does not have.
struct Habit {
    std::string_view written, meant;
};
constexpr std::array<Habit, 2> habits{{{"UK", "GB"}, {"EL", "GR"}}};

} // namespace

bool isCountry(std::string_view code)
{
    if (code == "EU")
        return true;
    for (std::size_t i = 0; i < isoCodes.size(); i += stride) {
        if (isoCodes.substr(i, 2) == code)
            return true;
    }
    return false;
}

std::vector<std::string> nearestCountries(std::string_view code)
{
    const auto habit = std::ranges::find(habits, code, &Habit::written);
    return habit == habits.end() ? std::vector<std::string>{} : std::vector<std::string>{std::string{habit->meant}};
}

} // namespace cabe
