import { describe, expect, test } from "bun:test";
import { readSvgLogo } from "../../../src/qr/logo/svg.ts";
import { refusal } from "./refusal.ts";
import { document } from "./render.ts";

/** As much of `unit` as a document may have. */
function full(unit: string, characters = 512 * 1024 - 300): string {
  return unit.repeat(Math.floor(characters / unit.length));
}

function view(inside: string): string {
  return document([0, 0, 100, 100], inside);
}

function numbered(count: number, make: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => make(at)).join("");
}

const BIG = "M0 0h100v100h-100z";
const NOTHING = "draws nothing";
const LARGE = "far too large";
const COMPLEX = "too complex";
const ELEMENTS = "more than 5000 elements";
const UNREADABLE = "can't be read";
const BROKEN = "not well-formed";

/** Each is a document that would keep a careless reader or renderer busy for seconds, hours or ever. */
const NASTY: readonly (readonly [name: string, svg: () => string, reason: string])[] = [
  ["more than 512 KiB", () => view(full(" ", 524_300)), "512 KiB"],
  ["more than 512 KiB only in UTF-8", () => view(`<!--${"ü".repeat(262_200)}-->`), "512 KiB"],
  ["100,000 groups in each other", () => view("<g>".repeat(100_000)), "more than 32 deep"],
  ["100,000 uses", () => view(`<path id="a" d="M0 0h1v1z"/>${"<use href='#a'/>".repeat(30_000)}`), ELEMENTS],
  [
    "uses of uses, ten each time",
    () =>
      view(
        `${numbered(9, (at) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(10)}</g>`)}<path id="g9" d="M0 0h1v1z"/>`,
      ),
    ELEMENTS,
  ],
  [
    "uses of uses in a long chain",
    () =>
      view(`<use href="#g0"/><defs>${numbered(99, (at) => `<use id="g${at}" href="#g${at + 1}"/>`)}</defs>`),
    "more than 32 deep",
  ],
  [
    "uses of a group of 100,000 nothings",
    () => view(`<defs><g id="a">${"<g/>".repeat(100_000)}</g></defs>${"<use href='#a'/>".repeat(999)}`),
    ELEMENTS,
  ],
  [
    "uses of a path that is mostly space",
    () => view(`<path id="a" d="M0 0h1v1z${full(" ", 4e5)}"/>${"<use href='#a'/>".repeat(4_990)}`),
    ELEMENTS,
  ],
  [
    "uses of attributes as long as can be",
    () =>
      view(
        `<path id="a" d="M0 0h.1v.1z" transform="${full("scale(1)", 500)}" stroke-dasharray="${full("1 ", 500)}"/>${"<use href='#a'/>".repeat(5_000)}`,
      ),
    ELEMENTS,
  ],
  [
    "an attribute beyond that",
    () => view(`<path transform="${full("scale(1)", 600)}" d="M0 0h1v1z"/>`),
    "transform attribute of more than 512",
  ],
  [
    "elements before the document breaks off",
    () => `<svg viewBox="0 0 9 9">${"<g/>".repeat(20_001)}<`,
    ELEMENTS,
  ],
  [
    "segments before a path becomes unreadable",
    () => view(`<path d="M0 0${"z".repeat(200_001)}?"/>`),
    "200000 segments",
  ],
  [
    "curves before a path becomes unreadable, more than their markup may have",
    () => view(`<path d="M0 0a${"1 1 0 11.1.1 ".repeat(34_000)}?"/>`),
    COMPLEX,
  ],
  [
    "segments of paths that are never painted",
    () => view(`${`<path transform="scale(0)" d="M0 0${"h1".repeat(50_000)}"/>`.repeat(5)}`),
    "200000 segments",
  ],
  ["a path of 200,001 segments", () => view(`<path d="M0 0${"z".repeat(200_001)}"/>`), "200000 segments"],
  [
    "uses of a path that is long",
    () => view(`<path id="a" d="M0 0${"h1".repeat(50_000)}"/>${"<use href='#a'/>".repeat(5)}`),
    "200000 segments",
  ],
  [
    "arcs that need more room than they take",
    () => view(`<path d="M0 0a${full("1 1 0 01.1.1 ")}"/>`),
    COMPLEX,
  ],
  ["a number that is infinite", () => view('<path d="M0 0L1e999 5"/>'), UNREADABLE],
  ["a number of 500,000 digits", () => view(`<path d="M0 ${full("1")}"/>`), UNREADABLE],
  ["points without end", () => view(`<path d="M0 0${full(".")}"/>`), UNREADABLE],
  ["steps that go on for ever", () => view(`<path d="M0 0${full("m1e8 0")}h1"/>`), LARGE],
  ["a path of spaces", () => view(`<path d="M0 0${full(" ")}"/>`), NOTHING],
  ["40,000 attributes", () => view(`<path ${numbered(40_000, (at) => ` a${at}=""`)}/>`), NOTHING],
  ["one attribute 90,000 times", () => view(`<path ${full('d="" ')}/>`), BROKEN],
  [
    "12,000 namespaces",
    () => view(`<path ${numbered(12_000, (at) => ` xmlns:a${at}="u:${at}" a${at}:b=""`)}/>`),
    NOTHING,
  ],
  ["an attribute without end", () => `<svg viewBox="0 0 9 9"><path d="${full("a")}`, BROKEN],
  ["elements without end", () => `<svg viewBox="0 0 9 9">${full("<g/>")}`, ELEMENTS],
  ["a comment without end", () => view(`<!--${full("- ")}`), BROKEN],
  ["a style sheet without rules", () => view(`<style>${full("a")}</style>`), "malformed"],
  ["a style sheet of comments without end", () => view(`<style>${full("/*")}</style>`), "malformed"],
  ["a style sheet of one selector", () => view(`<style>${full(".a")}{}</style>`), "selector"],
  ["a style sheet of 100,000 selectors", () => view(`<style>${full("a,")}a{fill:red}</style>`), NOTHING],
  [
    "many rules for many elements",
    () => view(`<style>${full(".a{fill:red}", 2e5)}</style>${full('<path class="a"/>', 2e5)}`),
    COMPLEX,
  ],
  [
    "many declarations for many elements",
    () => view(`<style>.a{${full("fill:red;", 2e5)}}</style>${full('<path class="a"/>', 2e5)}`),
    COMPLEX,
  ],
  ["100,000 classes", () => view(`<style>.a{fill:red}</style><g class="${full("b ")}"/>`), NOTHING],
  [
    "gradients in a long chain",
    () =>
      view(
        `<defs>${numbered(4_000, (at) => `<linearGradient id="g${at}" href="#g${at + 1}"/>`)}</defs><path fill="url(#g0)" d="M0 0h1v1z"/>`,
      ),
    "through too many others",
  ],
  [
    "many gradients with the same many stops",
    () =>
      view(
        `<defs><linearGradient id="a">${"<stop/>".repeat(4_000)}</linearGradient>${numbered(99, (at) => `<linearGradient id="g${at}" href="#a"/>`)}</defs>${numbered(99, (at) => `<path fill="url(#g${at})" d="M0 0h1v1z"/>`)}`,
      ),
    ELEMENTS,
  ],
  [
    "clips in a long chain",
    () =>
      view(
        `<defs>${numbered(99, (at) => `<clipPath id="c${at}" clip-path="url(#c${at + 1})"><path d="${BIG}"/></clipPath>`)}</defs><path clip-path="url(#c0)" d="${BIG}"/>`,
      ),
    "more than 32 deep",
  ],
  [
    "transforms that enlarge without measure",
    () => view(`${'<g transform="scale(1e9)">'.repeat(30)}<path d="M0 0h9v9z"/>${"</g>".repeat(30)}`),
    "far outside",
  ],
  [
    "uses that move without measure",
    () =>
      view(
        `<clipPath id="c"><use href="#a" x="1e9" transform="scale(1e9)"/></clipPath><path id="a" clip-path="url(#c)" d="${BIG}"/>`,
      ),
    "enlarge far too much",
  ],
  // The following documents are read fast and would render slowly. Without the survey resvg took from 1 s to more than
  // a minute for each.
  ["5,000 fills of the whole view", () => view(`<path d="${BIG}"/>`.repeat(4_900)), COMPLEX],
  [
    "gradients over the whole view",
    () =>
      view(
        `<radialGradient id="a"><stop/><stop offset="1" stop-color="red"/></radialGradient>${`<path fill="url(#a)" d="${BIG}"/>`.repeat(400)}`,
      ),
    COMPLEX,
  ],
  [
    "translucent groups over the whole view",
    () => view(`<g opacity=".5"><path d="${BIG}"/></g>`.repeat(300)),
    COMPLEX,
  ],
  [
    "a zigzag of 70,000 strokes",
    () =>
      view(
        `<path d="M0 0L${numbered(70_000, (at) => `${(at * 7_919) % 100} ${at % 2 === 0 ? 0 : 100} `)}"/>`,
      ),
    COMPLEX,
  ],
  [
    "broad round strokes",
    () =>
      view(
        `<path fill="none" stroke="red" stroke-width="50" stroke-linejoin="round" d="M0 0L${numbered(70_000, (at) => `${(at * 7_919) % 100} ${(at * 104_729) % 100} `)}"/>`,
      ),
    COMPLEX,
  ],
  [
    "many short dashes",
    () => view(`<path stroke="red" stroke-width="50" stroke-dasharray=".001" d="M0 0h100"/>`),
    COMPLEX,
  ],
  [
    "a mask of 1,000 shapes, used 3,000 times",
    () =>
      view(
        `<mask id="m">${`<path d="${BIG}"/>`.repeat(1_000)}</mask>${`<path mask="url(#m)" d="${BIG}"/>`.repeat(3_000)}`,
      ),
    COMPLEX,
  ],
  [
    "a clip of 1,000 shapes, used 3,000 times",
    () =>
      view(
        `<clipPath id="m">${`<path d="${BIG}"/>`.repeat(1_000)}</clipPath>${`<path clip-path="url(#m)" d="M0 0h1v1z"/>`.repeat(3_000)}`,
      ),
    COMPLEX,
  ],
  [
    "masks of masks, nine each time",
    () =>
      view(
        `<defs>${numbered(12, (at) => `<mask id="m${at}">${`<path mask="url(#m${at + 1})" d="M0 0h1v1z"/>`.repeat(9)}</mask>`)}</defs><path mask="url(#m0)" d="${BIG}"/>`,
      ),
    COMPLEX,
  ],
];

describe("documents that would take too long are refused at once", () => {
  for (const [name, svg, reason] of NASTY)
    test(name, () => {
      const { pointer, detail } = refusal(() => readSvgLogo(svg()));
      expect(pointer).toBe("/style/logo/svg");
      expect(detail).toContain(reason);
    });
});

describe("documents that are only large are accepted", () => {
  const large: Readonly<Record<string, () => string>> = {
    "a path of 100,000 short segments": () => `<path d="M0 0${"l.001.001".repeat(50_000)}"/>`,
    "4,900 small shapes": () => '<path d="M1 1h.1v.1z"/>'.repeat(4_900),
    "600 shapes in 30 groups": () =>
      numbered(
        30,
        (at) => `<g transform="rotate(${at} 50 50)">${'<circle r="2" cx="50" cy="50"/>'.repeat(20)}</g>`,
      ),
    "30 groups in each other": () => `${"<g>".repeat(29)}<path d="M0 0h9v9z"/>${"</g>".repeat(29)}`,
    "a polygon of 40,000 points": () =>
      `<polygon points="${numbered(40_000, (at) => `${at % 100},${(at * 100) / 40_000} `)}"/>`,
    "ten gradients over the whole view": () =>
      `<linearGradient id="a"><stop/><stop offset="1" stop-color="red"/></linearGradient>${`<path fill="url(#a)" d="${BIG}"/>`.repeat(10)}`,
    "a long description": () =>
      `<metadata>${"<x:y xmlns:x='u'/>".repeat(20_000)}</metadata><path d="M0 0h9v9z"/>`,
  };
  for (const [name, inside] of Object.entries(large))
    test(name, () => {
      expect(readSvgLogo(view(inside())).kind).toBe("vector");
    });
});
