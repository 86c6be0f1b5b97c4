"""Bytes to packets and back, wherever the network cuts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.rcon.errors import BadPacket
from bridge.rcon.packet import Decoder, Packet, decode_text, encode

packets = st.builds(
    Packet,
    id=st.integers(-1, 2**31 - 1),
    type=st.sampled_from([0, 2, 3, 100]),
    body=st.binary(max_size=40).map(lambda body: body.replace(b"\0", b"\x01")),
)


def test_a_packet_has_the_bytes_that_the_server_reads() -> None:
    assert encode(1, 2, b"list") == b"\x0e\0\0\0\x01\0\0\0\x02\0\0\0list\0\0"


def test_a_nul_in_a_body_is_refused() -> None:
    with pytest.raises(ValueError, match="NUL"):
        encode(1, 2, b"say a\0b")


@given(st.lists(packets, max_size=4), st.data())
def test_any_cut_of_the_stream_gives_the_same_packets(
    sent: list[Packet], data: st.DataObject
) -> None:
    stream = b"".join(encode(packet.id, packet.type, packet.body) for packet in sent)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=6)))
    decoder = Decoder()
    got = []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        got += decoder.feed(stream[start:end])
    assert got == sent
    assert not decoder.pending


def test_a_packet_may_come_byte_by_byte() -> None:
    decoder = Decoder()
    stream = encode(7, 0, "é".encode())
    got = [decoder.feed(stream[at : at + 1]) for at in range(len(stream))]
    assert got[-1] == [Packet(7, 0, "é".encode())]
    assert not any(got[:-1])


@pytest.mark.parametrize("length", [-1, 0, 9, 2**20 + 1])
def test_an_impossible_length_is_rubbish(length: int) -> None:
    with pytest.raises(BadPacket):
        Decoder().feed(length.to_bytes(4, "little", signed=True))


def test_a_packet_without_its_nuls_is_rubbish() -> None:
    with pytest.raises(BadPacket):
        Decoder().feed(b"\x0a\0\0\0\x01\0\0\0\0\0\0\0xx")


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ([b""], ""),
        ([], ""),
        ([b"caf\xc3\xa9"], "café"),
        ([b"caf\xc3", b"\xa9"], "café"),  # cut between bytes
        ([b"\xc3\xa9 caf\xc3", b"x"], "é caf\ufffdx"),  # half a letter lost
        ([b"caf\xef\xbf\xbd", b"\xef\xbf\xbd!"], "caf\ufffd\ufffd!"),  # Forge has decoded it
        ([b"a?", b"?b"], "a??b"),  # vanilla, an emoji on the cut
        ([b"\xa7aVert"], "§aVert"),
        ([b"caf\xe9 \x9d"], "café \x9d"),  # a byte that Windows-1252 leaves undefined
    ],
)
def test_text(parts: list[bytes], text: str) -> None:
    assert decode_text(parts) == text


@given(st.lists(st.binary(max_size=20), max_size=4))
def test_no_bytes_make_decoding_fail(parts: list[bytes]) -> None:
    decode_text(parts)


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])), st.integers(0, 60))
def test_utf8_cut_anywhere_is_joined(text: str, cut: int) -> None:
    data = text.encode()
    assert decode_text([data[:cut], data[cut:]]) == text
