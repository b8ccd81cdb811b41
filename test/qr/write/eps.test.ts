import { describe, expect, test } from "bun:test";
import { Path } from "../../../src/qr/scene/path.ts";
import { writeEps } from "../../../src/qr/write/eps.ts";
import { hasProgram } from "../../programs.ts";
import { rasterEps, run } from "../render.ts";
import {
  BLACK,
  circle,
  everything,
  filled,
  LINEAR,
  scene,
  shadedLogo,
  solid,
  symbolScene,
} from "./scenes.ts";

const drawn = test.skipIf(!hasProgram("gs"));
const GS = "gs -q -dSAFER -dBATCH -dNOPAUSE".split(" ");

async function lines(drawing: Parameters<typeof writeEps>[0], colorSpace: "rgb" | "cmyk"): Promise<string[]> {
  const eps = await writeEps(drawing, { widthMm: 40, colorSpace });
  return Buffer.from(eps).toString("latin1").split("\n");
}

describe("structure", () => {
  test("the header has the entries that a placing program needs", async () => {
    const header = (await lines(symbolScene("quietzone"), "rgb")).slice(0, 8);
    expect(header).toEqual([
      "%!PS-Adobe-3.0 EPSF-3.0",
      "%%BoundingBox: 0 0 114 114",
      "%%HiResBoundingBox: 0 0 113.385827 113.385827",
      "%%Creator: Quietzone",
      "%%LanguageLevel: 3",
      "%%DocumentData: Clean7Bit",
      "%%Pages: 1",
      "%%EndComments",
    ]);
  });

  test.each(["rgb", "cmyk"] as const)(
    "lines are ASCII, at most 255 long, and no data looks like a comment: %s",
    async (space) => {
      const all = await lines(await everything(), space);
      const comments = all.filter((line) => line.startsWith("%"));
      expect(Math.max(...all.map((line) => line.length))).toBeLessThanOrEqual(255);
      expect(all.join("\n")).toMatch(/^[\n\x20-\x7e]*$/);
      expect(comments.map((line) => line.split(/[: ]/)[0])).toEqual([
        "%!PS-Adobe-3.0",
        "%%BoundingBox",
        "%%HiResBoundingBox",
        "%%Creator",
        "%%LanguageLevel",
        "%%DocumentData",
        "%%Pages",
        "%%EndComments",
        "%%BeginProlog",
        "%%EndProlog",
        "%%Page",
        "%%Trailer",
        "%%EOF",
      ]);
      expect(all.at(-2)).toBe("%%EOF");
    },
  );

  drawn("a page that places it gets its stacks and its graphics state back", async () => {
    const eps = await writeEps(await everything(), { widthMm: 40, colorSpace: "cmyk" });
    const wrapped = Buffer.concat([
      Buffer.from("/showpage{}def 0.25 setgray 42 countdictstack\n"),
      eps,
      Buffer.from(
        "\ncountdictstack eq = 42 eq = count = currentgray 0.25 eq = matrix currentmatrix 0 get 1 eq =\n",
      ),
    ]);
    const output = await run(wrapped, (file) => [...GS, "-sDEVICE=nullpage", "-r72", file]);
    expect(new TextDecoder().decode(output).trim().split("\n")).toEqual([
      "true",
      "true",
      "0",
      "true",
      "true",
    ]);
  });
});

describe("size", () => {
  drawn("what is drawn fills the bounding box exactly", async () => {
    const drawing = scene(40, 25, [filled(new Path().rect(0, 0, 40, 25), BLACK)]);
    const eps = await writeEps(drawing, { widthMm: 80, colorSpace: "rgb" });
    const command = `${GS.join(" ")} -sDEVICE=bbox -r720 "$0" 2>&1`;
    const output = new TextDecoder().decode(await run(eps, (file) => ["sh", "-c", command, file]));
    const [left, bottom, right, top] =
      output
        .match(/HiResBoundingBox: (.+)/)?.[1]
        ?.split(" ")
        .map(Number) ?? [];
    expect(left).toBeCloseTo(0, 0);
    expect(bottom).toBeCloseTo(0, 0);
    expect(right).toBeCloseTo((80 / 25.4) * 72, 0);
    expect(top).toBeCloseTo((50 / 25.4) * 72, 0);
  });

  drawn("reaches to the very edge", async () => {
    const drawing = scene(33, 29, [filled(new Path().rect(0, 0, 33, 29), BLACK)]);
    const { rgba } = await rasterEps(await writeEps(drawing, { widthMm: 33, colorSpace: "rgb" }), 330);
    expect(rgba.every((value, i) => value === (i % 4 === 3 ? 255 : 0))).toBe(true);
  });
});

describe("cmyk", () => {
  drawn("black and grey are printed with black ink alone, pictures too", async () => {
    const { layers, width } = symbolScene("quietzone");
    const grey = filled(circle(5, 5, 4), solid(0x777777));
    const logo = {
      ...shadedLogo(8, 8, 8),
      markup: '<circle cx="50" cy="50" r="40" fill="#000" opacity=".9"/>',
    };
    const eps = await writeEps(scene(width, width, [...layers, grey, logo]), {
      widthMm: 40,
      colorSpace: "cmyk",
    });
    const output = await run(eps, (file) => [...GS, "-dEPSCrop", "-sDEVICE=inkcov", "-o", "-", file]);
    const [cyan, magenta, yellow, black] = new TextDecoder().decode(output).trim().split(/\s+/).map(Number);
    expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
    expect(black).toBeGreaterThan(0.1);
  });

  test("no operator, shading or picture is in another colour space", async () => {
    const body = (await lines(await everything(), "cmyk")).join("\n").split("%%EndProlog")[1] ?? "";
    expect(body).toContain("\n0 0 0 1 k\n");
    expect(body).not.toMatch(/ rg\n|DeviceRGB|DeviceGray/);
  });
});

test("a gradient is a native shading, painted through its outline", async () => {
  const body = (
    await lines(scene(40, 40, [filled(new Path().rect(1, 2, 3, 4), LINEAR, "evenodd")]), "rgb")
  ).join("\n");
  expect(body).toContain("q\n1 2 3 4 re\nW* n\n<<\n/ShadingType 2\n");
  expect(body).toContain(">> shfill\nQ\n");
});

drawn("half-clear art shows what lies below it, and white paper where nothing does", async () => {
  const markup = '<path fill="#f00" fill-opacity=".5" d="M0 0h100v50H0z"/>';
  const drawing = scene(10, 10, [
    filled(new Path().rect(0, 0, 5, 10), solid(0x0000ff)),
    { ...shadedLogo(0, 0, 10), markup },
  ]);
  const { rgba } = await rasterEps(
    await writeEps(drawing, { widthMm: 10, colorSpace: "rgb" }),
    100,
    0xffff00,
  );
  const pixel = (x: number, y: number) => [...rgba.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 3)];
  expect(pixel(25, 25)).toEqual([128, 0, 127]);
  expect(pixel(75, 25)).toEqual([255, 127, 127]);
  expect(pixel(75, 75)).toEqual([255, 255, 0]);
  expect(pixel(25, 75)).toEqual([0, 0, 255]);
});
