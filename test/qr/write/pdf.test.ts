import { describe, expect, test } from "bun:test";
import { inflateSync } from "node:zlib";
import { Path } from "../../../src/qr/scene/path.ts";
import { writePdf } from "../../../src/qr/write/pdf.ts";
import { hasProgram } from "../../programs.ts";
import { rasterPdf, run } from "../render.ts";
import { BLACK, everything, filled, LINEAR, scene, shadedLogo, solid, symbolScene } from "./scenes.ts";

const tools = hasProgram("pdfinfo") && hasProgram("pdftoppm") && hasProgram("gs");
const drawn = test.skipIf(!tools);

/** The page's operators: the stream that is neither an image nor anything else. */
function content(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString("latin1");
  const [, stream] =
    text.match(/<<\n\/Filter \/FlateDecode\n\/Length \d+\n>>\nstream\n([\s\S]*?)\nendstream/) ?? [];
  return inflateSync(Buffer.from(stream ?? "", "latin1")).toString("latin1");
}

/** The shares of the page that each ink covers, as Ghostscript measures them: C, M, Y, K. */
async function inkCoverage(pdf: Uint8Array): Promise<number[]> {
  const output = await run(pdf, (file) => [
    "gs",
    "-q",
    "-dSAFER",
    "-dBATCH",
    "-sDEVICE=inkcov",
    "-o",
    "-",
    file,
  ]);
  return new TextDecoder().decode(output).trim().split(/\s+/).slice(0, 4).map(Number);
}

describe("size", () => {
  drawn.each([
    [80, 40, 40],
    [10, 40, 25],
    [2000, 40, 50],
  ])("a drawing %p mm wide of %p × %p modules is that large on paper", async (widthMm, width, height) => {
    const drawing = scene(width, height, [filled(new Path().rect(0, 0, width, height), BLACK)]);
    const pdf = await writePdf(drawing, { widthMm, colorSpace: "rgb" });
    const info = new TextDecoder().decode(await run(pdf, (file) => ["pdfinfo", file]));
    const [, across, down] = info.match(/Page size: +(\S+) x (\S+) pts/) ?? [];
    expect(Number(across)).toBeCloseTo((widthMm / 25.4) * 72, 2);
    expect(Number(down)).toBeCloseTo(((widthMm * height) / width / 25.4) * 72, 2);
    expect(info).toMatch(/^Pages: +1$/m);
    expect(info).not.toMatch(/CreationDate|ModDate/);
  });

  drawn("reaches to the very edge of the page", async () => {
    const drawing = scene(33, 29, [filled(new Path().rect(0, 0, 33, 29), BLACK)]);
    const { rgba } = await rasterPdf(await writePdf(drawing, { widthMm: 33, colorSpace: "rgb" }), 330);
    expect(rgba.every((value, i) => value === (i % 4 === 3 ? 255 : 0))).toBe(true);
  });
});

describe("the parts that print shops look at", () => {
  const label = { title: "QR code: https://museum.example/grüße", description: "Opens a page on the web." };

  drawn("the trim box is the page, and the title is the drawing's", async () => {
    const drawing = { ...scene(40, 25, [filled(new Path().rect(0, 0, 40, 25), BLACK)]), label };
    const pdf = await writePdf(drawing, { widthMm: 80, colorSpace: "cmyk" });
    const info = new TextDecoder().decode(await run(pdf, (file) => ["pdfinfo", "-box", file]));
    expect(info).toMatch(/^Title: +QR code: https:\/\/museum.example\/grüße$/m);
    const box = (name: string) => info.match(new RegExp(`^${name}Box: +(.*)$`, "m"))?.[1];
    expect(box("Trim")?.trim().split(/ +/)).toEqual(["0.00", "0.00", "226.77", "141.73"]);
    expect(box("Trim")).toBe(box("Media"));
    expect(Buffer.from(pdf).toString("latin1")).toContain("/TrimBox");
    expect(info).not.toMatch(/CreationDate|ModDate/);
  });
});

describe("cmyk", () => {
  drawn("black and grey are printed with black ink alone", async () => {
    const { layers, width } = symbolScene("quietzone");
    const grey = filled(new Path().rect(0, 0, width, 2), solid(0x777777));
    const [cyan, magenta, yellow, black] = await inkCoverage(
      await writePdf(scene(width, width, [...layers, grey]), { widthMm: 40, colorSpace: "cmyk" }),
    );
    expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
    expect(black).toBeGreaterThan(0.1);
  });

  test("no operator, shading or picture is in another colour space", async () => {
    const pdf = await writePdf(await everything(), { widthMm: 40, colorSpace: "cmyk" });
    expect(content(pdf)).not.toMatch(/ (rg|RG|g|G|cs|CS|scn)\n/);
    expect(content(pdf)).toContain("\n0 0 0 1 k\n");
    const spaces = Buffer.from(pdf)
      .toString("latin1")
      .match(/\/(ColorSpace|CS) \/\w+/g);
    expect(new Set(spaces)).toEqual(
      new Set(["/ColorSpace /DeviceCMYK", "/CS /DeviceCMYK", "/ColorSpace /DeviceGray"]),
    );
  });

  drawn("a black logo is black ink alone, though a picture stands for it", async () => {
    const logo = {
      ...shadedLogo(1, 1, 8),
      markup: '<circle cx="50" cy="50" r="40" fill="#000" opacity=".9"/>',
    };
    const [cyan, magenta, yellow, black] = await inkCoverage(
      await writePdf(scene(10, 10, [logo]), { widthMm: 20, colorSpace: "cmyk" }),
    );
    expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
    expect(black).toBeGreaterThan(0.2);
  });
});

describe("content", () => {
  test("a rectangle stays a rectangle, and the fill rule stays", async () => {
    const layers = [
      filled(new Path().rect(1, 2, 3, 4), BLACK),
      filled(new Path().rect(1, 2, 3, 4), BLACK, "evenodd"),
    ];
    const pdf = await writePdf(scene(72, 72, layers), { widthMm: 25.4, colorSpace: "rgb" });
    expect(content(pdf)).toBe("q\n1 0 0 -1 0 72 cm\n0 0 0 rg\n1 2 3 4 re\nf\n0 0 0 rg\n1 2 3 4 re\nf*\nQ\n");
  });

  test("a gradient is a native shading, painted through its outline", async () => {
    const layers = [filled(new Path().rect(1, 2, 3, 4), LINEAR, "evenodd")];
    const pdf = await writePdf(scene(72, 72, layers), { widthMm: 25.4, colorSpace: "rgb" });
    expect(content(pdf)).toContain("q\n1 2 3 4 re\nW* n\n/S0 sh\nQ\n");
    expect(Buffer.from(pdf).toString("latin1")).toContain("/ShadingType 2");
  });

  test("a logo of solid fills is vector: there is no image in the file", async () => {
    const { layers, width, height } = await everything();
    const fills = layers.filter(
      (layer) => layer.kind !== "picture" && !(layer.kind === "artwork" && !layer.fills),
    );
    const pdf = await writePdf(scene(width, height, fills), { widthMm: 40, colorSpace: "rgb" });
    expect(fills).toHaveLength(layers.length - 2);
    expect(Buffer.from(pdf).toString("latin1")).not.toContain("/Image");
  });
});
