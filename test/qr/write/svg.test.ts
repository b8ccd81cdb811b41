import { describe, expect, test } from "bun:test";
import { Path } from "../../../src/qr/scene/path.ts";
import type { Scene } from "../../../src/qr/scene/scene.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";
import { rasterSvg } from "../render.ts";
import { BLACK, everything, filled, LINEAR, scene, shadedLogo, solid, symbolScene } from "./scenes.ts";

const square = new Path().rect(0, 0, 2, 2);

/** The root element, by the runtime's own strict XML parser. */
function parse(svg: string): Bun.XML.Node {
  return Bun.XML.parse(svg, { compact: false });
}

function elements(node: Bun.XML.Node): Bun.XML.Node[] {
  const inner = node.children.flatMap((child) =>
    typeof child === "object" && "name" in child ? elements(child) : [],
  );
  return [node, ...inner];
}

function labelled(drawing: Scene, title: string): Scene {
  return { ...drawing, label: { title, description: "Shows a text." } };
}

function ids(svg: string): string[] {
  return elements(parse(svg)).flatMap(({ attributes }) => attributes["id"] ?? []);
}

describe("size", () => {
  const wide = scene(40, 25, [filled(square, BLACK)]);

  test("is in pixels, the height following the aspect", () => {
    const { attributes } = parse(writeSvg(wide, { widthPx: 500 }));
    expect(attributes).toMatchObject({ width: "500", height: "312.5", viewBox: "0 0 40 25" });
  });

  test("is in millimetres where they are given", () => {
    const { attributes } = parse(writeSvg(wide, { widthMm: 80 }));
    expect(attributes).toMatchObject({ width: "80mm", height: "50mm", viewBox: "0 0 40 25" });
  });
});

describe("elements and attributes", () => {
  test("are those that Illustrator and Inkscape read, without style sheet, script or outside reference", async () => {
    const found = elements(parse(writeSvg(labelled(await everything(), "A code"), { widthPx: 300 })));
    const plain = "svg title desc defs linearGradient radialGradient stop path circle image".split(" ");
    expect(found.map(({ name }) => name).filter((name) => !plain.includes(name))).toEqual([]);
    for (const { attributes } of found) {
      expect(Object.keys(attributes)).not.toContain("style");
      expect(Object.keys(attributes)).not.toContain("class");
      for (const [name, value] of Object.entries(attributes))
        if (name.endsWith("href")) expect(value).toStartWith("data:image/png;base64,");
    }
  });

  test("a colour is spelled short where that says the same", () => {
    const layers = [0xaabbcc, 0xaabbc0, 0x00000f].map((color) => filled(square, solid(color)));
    const found = elements(parse(writeSvg(scene(2, 2, layers), { widthPx: 2 })));
    expect(found.slice(1).map(({ attributes }) => attributes["fill"])).toEqual([
      "#abc",
      "#aabbc0",
      "#00000f",
    ]);
  });

  test("an outline without operators is left out", () => {
    const found = elements(parse(writeSvg(scene(2, 2, [filled(new Path(), BLACK)]), { widthPx: 2 })));
    expect(found.map(({ name }) => name)).toEqual(["svg"]);
  });

  test("markup that uses xlink gets its namespace declared", () => {
    const logo = {
      ...shadedLogo(0, 0, 2),
      markup: '<g id="a"><path d="M0 0h1v1z"/></g><use xlink:href="#a"/>',
    };
    const nested = elements(parse(writeSvg(scene(2, 2, [logo]), { widthPx: 2 })))[1];
    expect(nested?.attributes["xmlns:xlink"]).toBe("http://www.w3.org/1999/xlink");
  });
});

describe("gradient ids", () => {
  const one = scene(2, 2, [filled(square, LINEAR)]);
  const other = {
    ...LINEAR,
    stops: [...LINEAR.stops.slice(0, 2), { offset: 1, color: 0x106031 }],
  };

  test("are the same for the same gradient, which is defined once", () => {
    const twice = scene(2, 2, [filled(square, LINEAR), filled(square, LINEAR)]);
    expect(ids(writeSvg(twice, { widthPx: 2 }))).toEqual(ids(writeSvg(one, { widthPx: 2 })));
  });

  test("do not clash when drawings with different gradients are inlined in one page", () => {
    const [first, second] = [one, scene(2, 2, [filled(square, other)])].map((drawing) =>
      ids(writeSvg(drawing, { widthPx: 2 })),
    );
    expect(first).toHaveLength(1);
    expect(second).toHaveLength(1);
    expect(first).not.toEqual(second);
  });
});

describe("label", () => {
  const drawing = symbolScene("quietzone");

  test("is the accessible name and description", () => {
    const root = parse(writeSvg(labelled(drawing, "Menu of Zum Löwen"), { widthPx: 100 }));
    expect(root.attributes["role"]).toBe("img");
    expect(root.children.slice(0, 2)).toEqual([
      { name: "title", attributes: {}, children: ["Menu of Zum Löwen"] },
      { name: "desc", attributes: {}, children: ["Shows a text."] },
    ]);
  });

  test("is absent where none is given", () => {
    expect(writeSvg(drawing, { widthPx: 100 })).not.toMatch(/title|desc|role/);
  });

  test.each([
    ["</title><script>alert(1)</script>", "</title><script>alert(1)</script>"],
    ["]]> &amp; &#0; <!-- \"'", "]]> &amp; &#0; <!-- \"'"],
    ["bell\u0007 null\u0000 escape\u001b", "bell\uFFFD null\uFFFD escape\uFFFD"],
    ["half \ud83d pair \udc00, no character \uffff", "half \uFFFD pair \uFFFD, no character \uFFFD"],
    ["emoji 🎉 and العربية", "emoji 🎉 and العربية"],
  ])("keeps hostile text as text: %j", (title, read) => {
    const svg = writeSvg(labelled(drawing, title), { widthPx: 100 });
    expect(parse(svg).children[0]).toEqual({ name: "title", attributes: {}, children: [read] });
    expect(elements(parse(svg)).map(({ name }) => name)).not.toContain("script");
  });
});

test("the fill rule decides whether a ring has a hole", async () => {
  const ring = new Path().rect(0, 0, 9, 9).rect(3, 3, 3, 3);
  const middle = async (rule: "nonzero" | "evenodd") => {
    const { rgba } = await rasterSvg(writeSvg(scene(9, 9, [filled(ring, BLACK, rule)]), { widthPx: 9 }), 9);
    return rgba[(4 * 9 + 4) * 4];
  };
  expect(await middle("nonzero")).toBe(0);
  expect(await middle("evenodd")).toBe(255);
});

test("art that sticks out of its view box is clipped", async () => {
  const logo = { ...shadedLogo(4, 4, 2), markup: '<path d="M-500-500h1000v1000h-1000z"/>' };
  const { rgba } = await rasterSvg(writeSvg(scene(10, 10, [logo]), { widthPx: 10 }), 10);
  const dark = [...Array(100).keys()].filter((pixel) => rgba[pixel * 4] === 0);
  expect(dark).toEqual([44, 45, 54, 55]);
});
