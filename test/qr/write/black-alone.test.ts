import { expect, test } from "bun:test";
import { blackAlone } from "../../../src/qr/write/black-alone.ts";
import { primaries, spellFillColor } from "../../../src/qr/write/color.ts";

const spelled = (hex: string) => spellFillColor(Number.parseInt(hex, 16), "cmyk");

test("a near-black that the eye can't tell from black is pure black ink", () => {
  for (const hex of ["000000", "050505", "0a0a0a", "09090b", "0a0a0b", "0c0a09", "00000a"])
    expect(`${hex} ${spelled(hex)}`).toBe(`${hex} 0 0 0 1 k`);
});

test("a dark grey with a tint that the eye can't see is black ink alone", () => {
  for (const hex of ["18181b", "1c1917", "1a1a1e", "27272a"])
    expect(spelled(hex)).toMatch(/^0 0 0 0\.\d+ k$/);
});

test("a dark colour that can be told from grey keeps its inks", () => {
  for (const hex of ["111827", "0f172a", "020617", "1e293b", "4c0519", "1a1a2e"])
    expect(spelled(hex)).not.toMatch(/^0 0 0 /);
});

test("a light tint keeps its inks, however faint", () => {
  expect(spelled("fffefa")).not.toMatch(/^0 0 0 /);
});

test("on a screen nothing changes", () => {
  for (const color of [0x0a0a0b, 0x18181b]) expect(primaries(color, "rgb")).toEqual(channels(color));
});

test("a replaced colour becomes a grey of nearly the same lightness, and is not replaced again", () => {
  for (let color = 0; color < 0x808080; color += 0x1237) {
    const printed = blackAlone(color);
    if (printed === color) continue;
    expect(printed % 0x010101).toBe(0);
    expect(blackAlone(printed)).toBe(printed);
    for (const channel of channels(color)) expect(Math.abs(channel * 255 - (printed & 255))).toBeLessThan(20);
  }
});

function channels(color: number): number[] {
  return [color >> 16, (color >> 8) & 255, color & 255].map((value) => value / 255);
}
