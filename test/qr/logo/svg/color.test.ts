import { describe, expect, test } from "bun:test";
import { readColor } from "../../../../src/qr/logo/svg/color.ts";
import { NAMED_COLORS } from "../../../../src/qr/logo/svg/color-names.ts";

describe("a colour is read", () => {
  const colors: Readonly<Record<string, readonly [rgb: number, alpha: number]>> = {
    "#1aF": [0x11aaff, 1],
    "#1aF8": [0x11aaff, 0x88 / 255],
    "#0A0b0C": [0x0a0b0c, 1],
    "#0a0b0c80": [0x0a0b0c, 128 / 255],
    "rgb(1,2,3)": [0x010203, 1],
    "rgb( 1 , 2 , 3 )": [0x010203, 1],
    "rgb(1 2 3 / 50%)": [0x010203, 0.5],
    "rgb(100%, 50%, 0%)": [0xff8000, 1],
    "rgb(300,-5,127.6)": [0xff0080, 1],
    "rgba(255,0,0,.25)": [0xff0000, 0.25],
    "RGBA(0,0,0,2)": [0, 1],
    transparent: [0, 0],
    Red: [0xff0000, 1],
    " lightGoldenrodYellow ": [0xfafad2, 1],
    rebeccapurple: [0x663399, 1],
    // CSS Color Module Level 4, 7: red, green and blue are at 0, 120 and 240 degrees.
    "hsl(0,100%,50%)": [0xff0000, 1],
    "hsl(120deg 100% 25%)": [0x008000, 1],
    "hsl(240,100%,50%)": [0x0000ff, 1],
    "hsla(-120, 100%, 50%, 0.5)": [0x0000ff, 0.5],
    "hsl(0, 0%, 60%)": [0x999999, 1],
  };
  for (const [text, [rgb, alpha]] of Object.entries(colors))
    test(text, () => {
      expect(readColor(text)).toEqual({ rgb, alpha });
    });
});

describe("malformed colours are not read", () => {
  for (const text of [
    "",
    "#",
    "#12",
    "#12345",
    "#1234567",
    "#ggg",
    "reddish",
    "rgb",
    "rgb()",
    "rgb(1,2)",
    "rgb(1,2,3,4,5)",
    "rgb(1,2,3",
    "rgb(1,2,3)x",
    "rgb(a,b,c)",
    "cmyk(1,2,3)",
    "url(#a)",
    "var(--a)",
    "currentColor",
    "__proto__",
    "constructor",
    "hsl(1e999,0%,0%)",
  ])
    test(JSON.stringify(text), () => {
      expect(readColor(text)).toBeNull();
    });
});

test("all 148 names of CSS are known", () => {
  expect(NAMED_COLORS.size).toBe(148);
  // Grey is spelled both ways.
  for (const [name, rgb] of NAMED_COLORS)
    if (name.includes("gray")) expect(NAMED_COLORS.get(name.replace("gray", "grey"))).toBe(rgb);
});
