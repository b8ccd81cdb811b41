import { describe, expect, test } from "bun:test";
import { readSvgLogo } from "../../../src/qr/logo/svg.ts";
import { refusal } from "./refusal.ts";
import { document } from "./render.ts";
import { SAMPLES } from "./samples.ts";

function read(svg: string) {
  const art = readSvgLogo(svg);
  if (art.kind !== "vector") throw new Error("an SVG is a vector");
  return art;
}

/** A view of 100 units with `inside` in it. */
function view(inside: string): string {
  return document([0, 0, 100, 100], inside);
}

/** The colours of a drawing's fills, bottom first. */
function colors(svg: string): (string | undefined)[] | undefined {
  return read(svg).fills?.map(({ paint }) =>
    paint.kind === "solid" ? paint.color.toString(16).padStart(6, "0") : undefined,
  );
}

const ART = '<path d="M1 1h8v8H1z"/>';

describe("the view", () => {
  const attributes = {
    'viewBox="1 2 30 40"': [1, 2, 30, 40],
    'viewBox="1,2,30,40" width="99" height="9"': [1, 2, 30, 40],
    'viewBox=" -1e1 -.5 3e1  4.5E1 "': [-10, -0.5, 30, 45],
    'width="20" height="30"': [0, 0, 20, 30],
    'width="20px" height="0.5in"': [0, 0, 20, 48],
    'width="2.54cm" height="72pt"': [0, 0, 96, 96],
    'viewBox="0 0 200 10"': [0, 0, 200, 10],
  };
  for (const [text, box] of Object.entries(attributes))
    test(`is ${box} for ${text}`, () => {
      const [width, height, x, y] = [box[2] ?? 0, box[3] ?? 0, box[0] ?? 0, box[1] ?? 0];
      const art = read(`<svg ${text}><path d="M${x} ${y}h${width}v${height}z"/></svg>`);
      expect(art.viewBox.map((value) => Number(value.toFixed(9)))).toEqual(box);
    });

  const refused = {
    "": "viewBox",
    'width="100%" height="100%"': "viewBox",
    'width="10"': "viewBox",
    'viewBox="0 0 10"': "viewBox attribute",
    'viewBox="0 0 10 10 10"': "viewBox attribute",
    'viewBox="0 0 1e999 10"': "viewBox attribute",
    'viewBox="0 0 10 x"': "viewBox attribute",
    'viewBox="0 0 0 10"': "without width or height",
    'viewBox="0 0 -5 10"': "without width or height",
    'viewBox="0 0 211 10"': "20 times as long",
    'viewBox="0 0 1 20000"': "20 times as long",
    'viewBox="0 0 1e-5 1e-5"': "too small or too large",
    'viewBox="0 0 1e8 1e8"': "too small or too large",
  };
  for (const [text, reason] of Object.entries(refused))
    test(`is refused for <svg ${text}>`, () => {
      const { pointer, detail } = refusal(() => readSvgLogo(`<svg ${text}>${ART}</svg>`));
      expect(pointer).toBe("/style/logo/svg");
      expect(detail).toContain(reason);
    });
});

describe("pasted documents are understood", () => {
  const documents = {
    "without a namespace, as HTML has it": `<svg viewBox="0 0 10 10">${ART}</svg>`,
    "with white space before the declaration": `\n  <?xml version="1.0"?><svg viewBox="0 0 10 10">${ART}</svg>`,
    "with a prefix for every element": `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><s:path d="M1 1h8v8H1z"/></s:svg>`,
    "with xlink not declared": `<svg viewBox="0 0 10 10"><defs><path id="a" d="M1 1h8v8H1z"/></defs><use xlink:href="#a"/></svg>`,
    "with an apostrophe for quotes": `<svg viewBox='0 0 10 10'><path d='M1 1h8v8H1z'/></svg>`,
  };
  for (const [name, svg] of Object.entries(documents))
    test(name, () => {
      expect(read(svg).markup).toBe('<path d="M1 1h8v8h-8z"/>');
    });
});

describe("colours", () => {
  const shape = (attributes: string) => view(`<path ${attributes} d="M1 1h8v8H1z"/>`);

  test("are black where nothing else is said", () => {
    expect(colors(shape(""))).toEqual(["000000"]);
  });

  test("follow currentColor, which is black unless color says otherwise", () => {
    expect(colors(shape('fill="currentColor"'))).toEqual(["000000"]);
    expect(colors(shape('fill="currentColor" color="#12f"'))).toEqual(["1122ff"]);
    expect(
      colors(`<svg viewBox="0 0 9 9" color="red"><path fill="CURRENTCOLOR" d="M1 1h8v8z"/></svg>`),
    ).toEqual(["ff0000"]);
  });

  test("that can't be read don't count, so that the one before them does", () => {
    expect(colors(shape('style="fill:#363636;fill:color(display-p3 .2 .2 .2)"'))).toEqual(["363636"]);
    expect(colors(shape('fill="#0a0" style="fill:var(--brand)"'))).toEqual(["00aa00"]);
  });

  test("that are important outweigh the style attribute, as CSS has it", () => {
    expect(
      colors(view(`<style>path{fill:#0a0 !important}</style><path style="fill:red" d="M1 1h8v8z"/>`)),
    ).toEqual(["00aa00"]);
  });

  test("are taken from the parent where they say inherit", () => {
    expect(colors(view(`<g fill="#0a0"><path fill="red" style="fill:inherit" d="M1 1h8v8z"/></g>`))).toEqual([
      "00aa00",
    ]);
  });

  test("of use are inherited by shapes without a colour of their own", () => {
    const svg = view(
      `<defs><g id="g"><path d="M1 1h8v8z"/><path fill="#00f" d="M1 1h8v8z"/></g></defs><use href="#g" fill="#0a0"/>`,
    );
    expect(colors(svg)).toEqual(["00aa00", "0000ff"]);
  });

  test("of a gradient with one stop are plain", () => {
    expect(
      colors(
        view(
          `<linearGradient id="a"><stop stop-color="#abc"/></linearGradient><path fill="url(#a)" d="M1 1h8v8z"/>`,
        ),
      ),
    ).toEqual(["aabbcc"]);
  });

  test("fall back where a link leads nowhere", () => {
    expect(colors(shape('fill="url(#none) #abc"'))).toEqual(["aabbcc"]);
    expect(colors(`${shape('fill="url(#none)"').replace("</svg>", ART)}</svg>`)).toEqual(["000000"]);
  });
});

test("links in quotes are followed", () => {
  const svg = `<linearGradient id="a"><stop/><stop offset="1" stop-color="red"/></linearGradient><path fill="url('#a')" d="M1 1h8v8z"/>`;
  expect(read(view(svg)).markup).toMatch(/fill="url\(#qz[0-9a-f]{10}-1\)"/);
});

test("a gradient spreads as it says, or as the gradient that it inherits from", () => {
  const svg = (own: string, inherited: string) =>
    `<linearGradient id="b" ${inherited}><stop/><stop offset="1" stop-color="red"/></linearGradient><linearGradient id="a" href="#b" ${own}/><path fill="url(#a)" d="M1 1h8v8z"/>`;
  const spread = (own: string, inherited: string) =>
    /spreadMethod="(\w+)"/.exec(read(view(svg(own, inherited))).markup)?.[1];
  expect(spread("", "")).toBeUndefined();
  expect(spread('spreadMethod="reflect"', "")).toBe("reflect");
  expect(spread("", 'spreadMethod="repeat"')).toBe("repeat");
  expect(spread('spreadMethod="pad"', 'spreadMethod="repeat"')).toBeUndefined();
  expect(spread('spreadMethod="mirror"', "")).toBeUndefined();
});

test("a stroke that draws nothing does not keep art from being solid fills", () => {
  const stroked = (attributes: string) => read(view(`<path ${attributes} d="M1 1h8v8z"/>`)).fills?.length;
  expect(stroked('stroke="red"')).toBeUndefined();
  for (const nothing of ['stroke-width="0"', 'stroke-opacity="0"'])
    expect(stroked(`stroke="red" ${nothing}`)).toBe(1);
});

describe("a clip", () => {
  const fills = (outline: string) =>
    read(
      view(
        `<clipPath id="c"><path d="${outline}"/></clipPath><path clip-path="url(#c)" d="M20 20h8v8h-8z"/>`,
      ),
    ).fills?.length;

  test("that is an upright rectangle around the shape cuts nothing off", () => {
    for (const outline of [
      "M10 10h80v80h-80z",
      "M10 10v80h80v-80z",
      "M10 10h80v80h-80L10 10z",
      "M10 10h80v80h-80",
    ])
      expect(fills(outline)).toBe(1);
  });

  test.each([
    ["a triangle", "M10 10h80v80z"],
    ["a trapezium", "M10 10h80v80h-70z"],
    ["open at its end", "M10 10h80v80h-80v-70z"],
    ["of five corners", "M10 10h80v80h-40h-40z"],
    ["with a curve", "M10 10h80v80h-80C0 0 0 0 10 10z"],
    ["of two outlines", "M10 10h80v80M10 90h80z"],
  ])("that is %s is drawn as a clip", (_, outline) => {
    expect(fills(outline)).toBeUndefined();
  });
});

test("a mask has the type that a style gives it", () => {
  const svg = `<mask id="m" style="mask-type:alpha"><path d="M1 1h8v8z"/></mask><path mask="url(#m)" d="M1 1h8v8z"/>`;
  expect(read(view(svg)).markup).toContain('mask-type="alpha"');
});

test("the same logo always gives the same markup, and no two logos share an id", () => {
  const ids = Object.values(SAMPLES).map((svg) => {
    const { markup } = read(svg);
    expect(read(svg).markup).toBe(markup);
    return new Set(markup.match(/(?<= id=")[^"]+/g));
  });
  const all = ids.flatMap((some) => [...some]);
  expect(all.length).toBeGreaterThan(10);
  expect(new Set(all).size).toBe(all.length);
});

test("use is written out", () => {
  const svg = view(
    `<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a" x="1" y="2"/><use href="#a" transform="scale(2)" y="3"/>`,
  );
  expect(read(svg).markup).toBe(
    '<g transform="translate(1 2)"><path d="M0 0h9v9z"/></g>' +
      '<g transform="matrix(2 0 0 2 0 0)"><g transform="translate(0 3)"><path d="M0 0h9v9z"/></g></g>',
  );
});

test("art that reaches out of the view is clipped there and has no fills", () => {
  const art = read(view('<path d="M50 50h60v10h-60z"/>'));
  expect(art.markup).toContain('<path d="M0 0h100v100h-100z"/></clipPath>');
  expect(art.fills).toBeNull();
  expect(read(view('<path d="M50 50h50.1v10h-50.1z"/>')).fills).toHaveLength(1);
});

describe("a logo that draws nothing is refused", () => {
  const nothing = {
    "because it is empty": "",
    "because all of it lies outside": '<path d="M200 200h9v9z"/>',
    "because nothing is painted": '<path fill="none" d="M1 1h9v9z"/>',
    "because nothing is opaque":
      '<g opacity="0"><path d="M1 1h9v9z"/></g><path fill-opacity="0" d="M1 1h9v9z"/>',
    "because nothing is shown":
      '<path display="none" d="M1 1h9v9z"/><path visibility="hidden" d="M1 1h9v9z"/>',
    "because it has no size":
      '<rect width="0" height="9"/><circle r="0"/><g transform="scale(0)"><path d="M1 1h9v9z"/></g>',
  };
  for (const [name, inside] of Object.entries(nothing))
    test(name, () => {
      expect(refusal(() => readSvgLogo(view(inside))).detail).toBe(
        "The SVG draws nothing inside its viewBox.",
      );
    });
});

describe("malformed geometry is refused by attribute and element", () => {
  const malformed = {
    "The d attribute of a <path>": [
      '<path d="M0 0L5"/>',
      '<path d="L0 0"/>',
      '<path d="M0 0 X"/>',
      '<path d="M0 0L1 1,"/>',
      '<path d="M0 0L1e999 0"/>',
      '<path d="M0 0A1 1 0 2 0 5 5"/>',
    ],
    "The points attribute of a <polygon>": ['<polygon points="1 2 3"/>', '<polygon points="1 2 x 4"/>'],
    "The transform attribute of a <g>": [
      '<g transform="rotate(a)"/>',
      '<g transform="spin(3)"/>',
      '<g transform="scale(1 2 3)"/>',
      '<g transform="translate(1"/>',
    ],
    "The r attribute of a <circle>": ['<circle r="big"/>', '<circle r="1 2"/>', '<circle r="1e400"/>'],
    "The width attribute of a <rect>": ['<rect width="1furlong" height="2"/>'],
    "The offset attribute of a <stop>": [
      '<linearGradient id="a"><stop offset="x"/></linearGradient><path fill="url(#a)" d="M0 0h1v1z"/>',
    ],
  };
  for (const [reason, insides] of Object.entries(malformed))
    for (const inside of insides)
      test(inside, () => {
        expect(refusal(() => readSvgLogo(view(inside + ART))).detail).toContain(reason);
      });
});
