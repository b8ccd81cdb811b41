import { expect, test } from "bun:test";
import { ascii85 } from "../../../src/qr/write/ascii85.ts";

/** The example of Wikipedia's article on Ascii85, from Hobbes' Leviathan. */
const LEVIATHAN =
  "Man is distinguished, not only by his reason, but by this singular passion from other animals, which is a lust of the mind, that by a perseverance of delight in the continued and indefatigable generation of knowledge, exceeds the short vehemence of any carnal pleasure.";
const ENCODED =
  "9jqo^BlbD-BleB1DJ+*+F(f,q/0JhKF<GL>Cj@.4Gp$d7F!,L7@<6@)/0JDEF<G%<+EV:2F!,O<DJ+*.@<*K0@<6L(Df-\\0Ec5e;DffZ(EZee.Bl.9pF\"AGXBPCsi+DGm>@3BB/F*&OCAfu2/AKYi(DIb:@FD,*)+C]U=@3BN#EcYf8ATD3s@q?d$AftVqCh[NqF<G:8+EV:.+Cf>-FD5W8ARlolDIal(DId<j@<?3r@:F%a+D58'ATD4$Bl@l3De:,-DJs`8ARoFb/0JMK@qB4^F!,R<AKZ&-DfTqBG%G>uD.RTpAKYo'+CT/5+Cei#DII?(E,9)oF*2M7/c~>";

function lines(bytes: Iterable<number>): string[] {
  return ascii85(Uint8Array.from(bytes)).split("\n");
}

test("a known text is encoded as published", () => {
  expect(lines(Buffer.from(LEVIATHAN)).join("")).toBe(ENCODED);
});

test("four zeros are z, but a shorter group at the end is not", () => {
  expect(lines([0, 0, 0, 0])).toEqual(["z", "~>"]);
  expect(lines([0, 0, 0, 0, 0])).toEqual(["z!!", "~>"]);
});

test("no line is long, and none begins like a comment", () => {
  const percent = Array.from({ length: 400 }, () => [0x0c, 0x98, 0x00, 0xb4]).flat();
  const all = lines(percent);
  expect(all.join("").replaceAll(" ", "")).toBe(`${"%".repeat(2000)}~>`);
  expect(all.filter((line) => line.startsWith("%") || line.length > 81)).toEqual([]);
});

test("nothing at all is just the end", () => {
  expect(lines([]).join("")).toBe("~>");
});
