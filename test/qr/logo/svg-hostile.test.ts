import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readSvgLogo } from "../../../src/qr/logo/svg.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { INERT, NAMED, REFUSED } from "./hostile.ts";
import { dangersIn } from "./inert.ts";
import { document } from "./render.ts";
import { SAMPLES } from "./samples.ts";

function refusal(svg: string): Fault {
  try {
    readSvgLogo(svg);
  } catch (cause) {
    if (cause instanceof Fault) return cause;
    throw cause;
  }
  throw new Error("it was accepted");
}

function read(svg: string) {
  const art = readSvgLogo(svg);
  if (art.kind !== "vector") throw new Error("an SVG is a vector");
  return art;
}

describe("an element that is not allowed is refused by its name", () => {
  for (const [name, svg] of Object.entries(NAMED))
    test(name, () => {
      const fault = refusal(svg);
      expect(fault.code).toBe("logo_invalid");
      expect(fault.errors).toHaveLength(1);
      expect(fault.errors[0]?.pointer).toBe("/style/logo/svg");
      expect(fault.errors[0]?.detail).toMatch(new RegExp(`contains <${name}>, which is not allowed`));
    });
});

describe("references to the outside, scripts and misleading names are refused", () => {
  for (const [name, svg, reason] of REFUSED)
    test(name, () => {
      const fault = refusal(svg);
      expect(fault.code).toBe("logo_invalid");
      expect(fault.errors[0]?.pointer).toBe("/style/logo/svg");
      expect(fault.errors[0]?.detail).toContain(reason);
      expect(JSON.stringify([fault.message, fault.errors])).not.toMatch(/evil|alert|passwd|javascript/i);
    });
});

describe("content without effect is dropped", () => {
  for (const [name, svg] of INERT)
    test(name, () => {
      const { markup } = read(svg);
      expect(dangersIn(markup)).toEqual([]);
      expect(markup).toContain("h8v8h-8z");
    });
});

test("every accepted logo is inert", () => {
  for (const svg of Object.values(SAMPLES)) expect(dangersIn(read(svg).markup)).toEqual([]);
});

const ELEMENTS = [
  ..."svg g defs symbol use path rect circle line polygon linearGradient radialGradient stop clipPath mask".split(
    " ",
  ),
  ..."style title script text image a".split(" "),
];

const IDS = ["a", "b", "c", "d"];
const number = fc.oneof(
  fc.integer({ min: -50, max: 150 }).map(String),
  fc.double({ min: -100, max: 100, noNaN: true }).map((value) => value.toFixed(4)),
  fc.constantFrom("50%", "2em", "1e3", "1e999", "", "auto", "-0", "3mm", ".5", "0"),
);
const id = fc.constantFrom(...IDS);
const link = id.map((name) => `url(#${name})`);
const pathData = fc
  .array(fc.tuple(fc.constantFrom(..."MmLlHhVvCcSsQqTtAaZz"), fc.array(number, { maxLength: 7 })), {
    maxLength: 6,
  })
  .map(
    (commands) =>
      `M1 1h40v30l-9 9${commands.map(([letter, numbers]) => letter + numbers.join(" ")).join("")}`,
  );
const VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  id,
  class: id,
  d: fc.oneof({ weight: 3, arbitrary: fc.constant("M5 5h40v40H5z") }, pathData),
  href: id.map((name) => `#${name}`),
  points: fc.array(number, { maxLength: 8 }).map((numbers) => numbers.join(",")),
  transform: fc
    .tuple(
      fc.constantFrom("rotate", "scale", "translate", "skewX", "matrix"),
      fc.array(number, { minLength: 1, maxLength: 6 }),
    )
    .map(([name, numbers]) => `${name}(${numbers.join(",")})`),
  viewBox: fc.array(number, { minLength: 4, maxLength: 4 }).map((numbers) => numbers.join(" ")),
  style: fc
    .tuple(fc.constantFrom("fill", "stroke", "opacity", "filter", "clip-path"), fc.oneof(number, link))
    .map((pair) => pair.join(":")),
  fill: fc.oneof(link, fc.constantFrom("none", "red", "#0f08", "currentColor", "inherit", "url(//x)")),
  stroke: fc.oneof(link, fc.constantFrom("none", "blue", "rgba(1,2,3,.5)")),
  "clip-path": link,
  mask: link,
  gradientUnits: fc.constantFrom("userSpaceOnUse", "objectBoundingBox", "?"),
  clipPathUnits: fc.constantFrom("userSpaceOnUse", "objectBoundingBox"),
  overflow: fc.constantFrom("visible", "hidden"),
  display: fc.constantFrom("none", "inline"),
  onload: fc.constant("x"),
  ...Object.fromEntries(
    "x y width height rx r cx cy x1 x2 offset opacity fill-opacity stroke-width stroke-dasharray stop-opacity"
      .split(" ")
      .map((name) => [name, number]),
  ),
};

const attribute = fc
  .constantFrom(...Object.keys(VALUES))
  .chain((name) => (VALUES[name] ?? number).map((value) => [name, value] as const));

const element = fc
  .tuple(
    fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...ELEMENTS.slice(0, 15)) },
      fc.constantFrom(...ELEMENTS),
    ),
    fc.array(attribute, { maxLength: 5 }),
  )
  .map(([name, attributes]) => ({ name, attributes: spell(attributes) }));

const soup = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  nodes: fc.array(tie("node"), { maxLength: 4 }).map((nodes) => nodes.join("")),
  node: fc.oneof(
    { maxDepth: 4 },
    element.map(({ name, attributes }) => `<${name}${attributes}/>`),
    fc
      .tuple(element, tie("nodes"))
      .map(([{ name, attributes }, inside]) => `<${name}${attributes}>${inside}</${name}>`),
  ),
})).nodes;

function spell(attributes: readonly (readonly [string, string])[]): string {
  return [...new Map(attributes)].map(([name, value]) => ` ${name}="${value}"`).join("");
}

describe("random documents", () => {
  test("are refused in words or accepted, inert and unchanged when read again", () => {
    let accepted = 0;
    fc.assert(
      fc.property(soup, soup, (first, second) => {
        const svg = `<svg viewBox="0 0 100 100"><path d="M9 9h9v9z"/>${first}${second}</svg>`;
        let art: ReturnType<typeof read>;
        try {
          art = read(svg);
        } catch (cause) {
          expect(cause).toBeInstanceOf(Fault);
          return;
        }
        accepted++;
        expect(dangersIn(art.markup)).toEqual([]);
        const again = read(document(art.viewBox, art.markup));
        expect(again.markup).toBe(art.markup);
        expect(again.fills === null).toBe(art.fills === null);
      }),
      { seed: 20261121, numRuns: 1_000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test("that are hardly documents are refused in words", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<",
        ">",
        "/",
        "=",
        '"',
        "'",
        "&",
        ";",
        "#",
        "<svg",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<?",
        "?>",
        "viewBox",
      ),
      fc.string({ unit: "binary", maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(refusal(pieces.join(""))).toBeInstanceOf(Fault);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  test("that were cut or spoiled are refused in words or stay inert", () => {
    const samples = Object.values(SAMPLES);
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.nat(2_000),
        fc.nat(40),
        fc.string({ unit: "grapheme", maxLength: 4 }),
        (svg, at, length, put) => {
          const spoiled = svg.slice(0, at) + put + svg.slice(at + length);
          try {
            expect(dangersIn(read(spoiled).markup)).toEqual([]);
          } catch (cause) {
            expect(cause).toBeInstanceOf(Fault);
          }
        },
      ),
      { seed: 20261121, numRuns: 500 },
    );
  });
});
