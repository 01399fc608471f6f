#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the binary seeds of tests/fuzz/corpus: GGUF headers of each version and byte order, safetensors headers, an index."""
import json
import pathlib
import struct

root = pathlib.Path(__file__).parent / "corpus"


def gguf(version, order, arch, keys, tensors):
    def count(n):
        return struct.pack(order + ("I" if version == 1 else "Q"), n)

    def text(s):
        s = s.encode()
        return count(len(s)) + s

    def value(v):
        if isinstance(v, str):
            return struct.pack(order + "I", 8) + text(v)
        if isinstance(v, float):
            return struct.pack(order + "If", 6, v)
        if isinstance(v, bool):
            return struct.pack(order + "IB", 7, v)
        if isinstance(v, list) and v and isinstance(v[0], str):
            return struct.pack(order + "II", 9, 8) + count(len(v)) + b"".join(text(s) for s in v)
        if isinstance(v, list):
            return struct.pack(order + "II", 9, 5) + count(len(v)) + b"".join(struct.pack(order + "i", n) for n in v)
        return struct.pack(order + "II", 4, v)

    head = b"GGUF" + struct.pack(order + "I", version) + count(len(tensors)) + count(len(keys) + 1)
    head += text("general.architecture") + value(arch)
    for key, v in keys.items():
        head += text(key if key.startswith(("general", "tokenizer", "split")) else arch + "." + key) + value(v)
    offset = 0
    for name, dims in tensors:
        head += text(name) + struct.pack(order + "I", len(dims)) + b"".join(count(d) for d in dims) + struct.pack(order + "IQ", 0, offset)
        size = 4
        for d in dims:
            size *= d
        offset += (size + 31) // 32 * 32
    return head     # the data are a hole that the fuzzer makes


base = {"block_count": 2, "embedding_length": 32, "feed_forward_length": 64, "attention.head_count": 4, "attention.head_count_kv": 2, "context_length": 512,
        "general.name": "seed 1M", "general.file_type": 0, "tokenizer.ggml.tokens": ["a", "b", "c"], "tokenizer.ggml.scores": [1, 2, 3]}
layer = [("attn_norm.weight", [32]), ("attn_q.weight", [32, 32]), ("attn_k.weight", [32, 16]), ("attn_v.weight", [32, 16]), ("attn_output.weight", [32, 32]),
         ("ffn_norm.weight", [32]), ("ffn_gate.weight", [32, 64]), ("ffn_up.weight", [32, 64]), ("ffn_down.weight", [64, 32])]
moe = layer[:6] + [("ffn_gate_inp.weight", [32, 4]), ("ffn_up_exps.weight", [32, 16, 4]), ("ffn_gate_exps.weight", [32, 16, 4]), ("ffn_down_exps.weight", [16, 32, 4])]
mixer = [("attn_norm.weight", [32]), ("ssm_in.weight", [32, 160]), ("ssm_conv1d.weight", [4, 96]), ("ssm_a", [8]), ("ssm_out.weight", [64, 32])]


def blocks(*kinds):
    return [("token_embd.weight", [32, 3200]), ("output_norm.weight", [32])] + [(f"blk.{i}.{n}", d) for i, kind in enumerate(kinds) for n, d in kind]


def write(folder, name, data):
    (root / folder).mkdir(parents=True, exist_ok=True)
    (root / folder / name).write_bytes(data)


for version in (1, 2, 3):
    for order, word in (("<", "little"), (">", "big")):
        write("gguf", f"v{version}-{word}", gguf(version, order, "llama", base, [("token_embd.weight", [32, 3200])]))
write("gguf", "layers", gguf(3, "<", "llama", base, blocks(layer, layer)))
write("gguf", "experts", gguf(3, "<", "qwen3moe", {**base, "expert_count": 4, "expert_used_count": 2, "expert_feed_forward_length": 16}, blocks(moe, moe)))
write("gguf", "hybrid", gguf(3, "<", "granitehybrid", {**base, "ssm.conv_kernel": 4, "ssm.state_size": 16, "ssm.inner_size": 64, "ssm.group_count": 1, "ssm.time_step_rank": 8,
                                                      "attention.head_count_kv": [0, 2]}, blocks(mixer, layer)))
write("gguf", "window", gguf(3, "<", "gemma3", {**base, "attention.sliding_window": 128, "attention.key_length": 8}, blocks(layer, layer)))
write("gguf", "latent", gguf(3, "<", "deepseek2", {**base, "attention.kv_lora_rank": 16, "attention.q_lora_rank": 16, "rope.dimension_count": 8, "attention.key_length_mla": 16,
                                                  "attention.value_length_mla": 8, "leading_dense_block_count": 1}, []))
write("gguf", "part", gguf(3, "<", "llama", {**base, "split.count": 3, "split.no": 0}, []))


def tensors(**entries):
    text = json.dumps(entries).encode()
    size = max([0] + [e["data_offsets"][1] for e in entries.values() if "data_offsets" in e])
    return b"\0" + struct.pack("<Q", len(text)) + text + b"\0" * size


def entry(dtype, shape, start, end):
    return {"dtype": dtype, "shape": shape, "data_offsets": [start, end]}


write("safetensors", "plain", tensors(**{"__metadata__": {"format": "pt"}, "model.embed_tokens.weight": entry("BF16", [4, 4], 0, 32),
                                         "model.layers.0.self_attn.q_proj.weight": entry("F32", [2, 2], 32, 48)}))
write("safetensors", "packed", tensors(**{"model.layers.1.mlp.experts.0.down_proj.qweight": entry("I32", [2, 2], 0, 16), "lm_head.weight": entry("F8_E4M3", [8], 16, 24)}))
write("safetensors", "index", b"\1" + json.dumps({"metadata": {"total_size": 123456}, "weight_map": {"a": "model-00001-of-00002.safetensors", "b": "model-00002-of-00002.safetensors"}}).encode())
