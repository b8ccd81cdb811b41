import { beforeAll, describe, expect, test } from "bun:test";
import { PDFDocument } from "pdf-lib";
import { setTextLine } from "../../../../src/qr/font/text-line.ts";
import type { SheetOrder } from "../../../../src/features/sheets/scene.ts";
import { hasProgram } from "../../../programs.ts";
import { run } from "../../../qr/render.ts";
import { everything } from "../../../qr/write/scenes.ts";
import { drawn, orderOf } from "../labels.ts";
import { labelOf, writeSheet } from "./files.ts";
import { contentsOf, type Found, imagesOf, numberIn, objectsOf } from "./objects.ts";

/** Sheets for a press: PDF/X-1a:2003 (ISO 15930-4). */

const TITLE = 'Grüße & <Labels> "Ω" 🎟';

const PRESS: Partial<SheetOrder> = {
  standard: "pdf/x-1a",
  colorSpace: "cmyk",
  marks: "crop",
  bleedMm: 3,
};

/** Gradients, logos as fills and as pictures, text and grounds: on single labels, and in copies that go on over a page. */
async function files(): Promise<Uint8Array[]> {
  const scene = await everything();
  const { glyphs } = setTextLine("No. 1");
  const placed = glyphs.map(({ glyph, x }) => ({ glyph, x: 1 + 2 * x, baseline: 3, size: 2 }));
  const text = { glyphs: placed, color: 0x223344 };
  const single = orderOf("avery-l7163", { ...PRESS, start: 3 });
  const copies = orderOf("avery-l7163", { ...PRESS, copies: 10 });
  const tent = orderOf("tent-a6", PRESS);
  return Promise.all(
    [single, copies, tent].map((order) => {
      const label = labelOf(scene, order, { ground: 0xffeebb, text });
      return writeSheet([label, labelOf(drawn(1).scene, order)], order, { title: TITLE });
    }),
  );
}

let pdfs: Uint8Array[] = [];
let found: Found[] = [];

beforeAll(async () => {
  pdfs = await files();
  found = await Promise.all(pdfs.map(objectsOf));
});

describe("all objects", () => {
  test("the files have gradients, pictures, clear parts of them, forms and marks to look at", () => {
    for (const { keys } of found)
      expect([...keys]).toEqual(expect.arrayContaining(["ShadingType", "ImageMask", "Mask", "TrimBox"]));
    expect(found.map(({ names }) => names.has("Form"))).toEqual([true, true, true]);
    expect(found.map(({ names }) => names.has("Separation"))).toEqual([true, true, true]);
  });

  test("nothing is transparent, and there are no fonts, no scripts, no other files and no encryption", () => {
    const forbidden =
      "SMask Group CA ca BM ExtGState Font JavaScript JS AA OpenAction Encrypt EmbeddedFiles EF F Alternates OPI PS Ref Annots AcroForm";
    for (const { keys, names } of found)
      for (const key of forbidden.split(" "))
        expect([key, keys.has(key) || names.has(key)]).toEqual([key, false]);
  });

  test("colours are inks, in pictures and gradients, too", () => {
    for (const { names } of found) {
      const spaces = [...names].filter((name) =>
        /^(Device|Cal|Lab|ICC|Indexed|Pattern|Separation)/.test(name),
      );
      expect(spaces.toSorted()).toEqual(["DeviceCMYK", "Separation"]);
    }
    for (const one of found)
      for (const { dictionary, bytes } of imagesOf(one)) {
        const [width, height] = [numberIn(dictionary, "Width"), numberIn(dictionary, "Height")];
        const isMask = dictionary.includes("/ImageMask true");
        expect(bytes.length).toBe(isMask ? Math.ceil(width / 8) * height : width * height * 4);
      }
  });

  test("operators are those of outlines, inks, gradients and placed objects", () => {
    for (const one of found)
      for (const content of contentsOf(one)) {
        const operators = content.split(/\s+/).filter((token) => /^[A-Za-z'"*]+\*?$/.test(token));
        expect("q Q cm m l c h re f f* W W* n k sh Do cs scn".split(" ")).toEqual(
          expect.arrayContaining([...new Set(operators)]),
        );
      }
  });

  test("registration black is the colour of crop marks and of nothing else", () => {
    for (const one of found) {
      const marked = contentsOf(one).filter((content) => content.includes("/All"));
      expect(marked).toHaveLength(1);
      expect(marked[0]).toMatch(/^q\n\S+ 0 0 \S+ \S+ \S+ cm\n\/All cs 1 scn\n([-.\d ]+ re\n)+f\nQ\n$/);
    }
  });

  test("the graphics state is as it was behind every stream", () => {
    for (const one of found)
      for (const content of contentsOf(one)) {
        const count = (operator: string) => content.split("\n").filter((line) => line === operator).length;
        expect(count("q")).toBe(count("Q"));
      }
  });
});

describe("boxes and information", () => {
  test("the page to be cut lies in its bleed, and that in the media", async () => {
    for (const pdf of pdfs)
      for (const page of (await PDFDocument.load(pdf, { updateMetadata: false })).getPages()) {
        const [media, bleed, trim] = [page.getMediaBox(), page.getBleedBox(), page.getTrimBox()];
        for (const [inner, outer] of [
          [trim, bleed],
          [bleed, media],
        ] as const) {
          expect(inner.x).toBeGreaterThanOrEqual(outer.x);
          expect(inner.y).toBeGreaterThanOrEqual(outer.y);
          expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
          expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
        }
        expect(trim.x - bleed.x).toBeCloseTo((3 / 25.4) * 72, 3);
      }
    const page = (await PDFDocument.load(pdfs[2] ?? new Uint8Array())).getPage(0).getTrimBox();
    expect([page.width, page.height].map((side) => (side / 72) * 25.4)).toEqual([
      expect.closeTo(105, 3),
      expect.closeTo(148, 3),
    ]);
  });

  test("document information and XMP agree, and the day stands for the time", async () => {
    const document = await PDFDocument.load(pdfs[0] ?? new Uint8Array(), { updateMetadata: false });
    const text = Buffer.from(pdfs[0] ?? []).toString("utf8");
    const xmp = (name: string) =>
      text.match(new RegExp(`<${name}>(?:<rdf:Alt><rdf:li [^>]*>)?([^<]*)<`))?.[1];
    expect(document.getTitle()).toBe(TITLE);
    expect(xmp("dc:title")).toBe("Grüße &amp; &lt;Labels&gt; &quot;Ω&quot; 🎟");
    expect([document.getCreator(), document.getProducer()]).toEqual(["Quietzone", "Quietzone"]);
    expect([xmp("xmp:CreatorTool"), xmp("pdf:Producer")]).toEqual(["Quietzone", "Quietzone"]);
    const midnight = "2026-11-23T00:00:00";
    expect(document.getCreationDate()?.toISOString()).toBe(`${midnight}.000Z`);
    expect(document.getModificationDate()?.toISOString()).toBe(`${midnight}.000Z`);
    expect([xmp("xmp:CreateDate"), xmp("xmp:ModifyDate")]).toEqual([`${midnight}Z`, `${midnight}Z`]);
    expect([xmp("pdf:Trapped"), xmp("pdfx:GTS_PDFXVersion")]).toEqual(["False", "PDF/X-1a:2003"]);
    expect(text).toContain("/Trapped /False /GTS_PDFXVersion (PDF/X-1a:2003)");
  });

  test("the printing condition is a registered one, by its name, and the file has an identifier", () => {
    for (const pdf of pdfs) {
      const text = Buffer.from(pdf).toString("latin1");
      expect(text).toStartWith("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
      expect(text).toContain(
        "/S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) /RegistryName (http://www.color.org)",
      );
      expect(text).toMatch(/\/ID \[<([0-9a-f]{32})> <\1>\] >>\nstartxref/);
    }
  });
});

test.skipIf(!hasProgram("qpdf"))("qpdf finds nothing to complain about", async () => {
  for (const pdf of pdfs) {
    const report = new TextDecoder().decode(await run(pdf, (file) => ["qpdf", "--check", file]));
    expect(report).toContain("No syntax or stream encoding errors found");
  }
});

test.skipIf(!hasProgram("mutool"))("MuPDF sees ink alone", async () => {
  for (const pdf of pdfs) {
    const report = new TextDecoder().decode(await run(pdf, (file) => ["mutool", "info", "-I", "-F", file]));
    expect(report).toContain("DevCMYK");
    expect(report).not.toMatch(/RGB|Font/);
  }
});

test.skipIf(!hasProgram("gs"))(
  "Ghostscript puts marks on every plate, and a black symbol on that of black alone",
  async () => {
    const inks = async (order: SheetOrder) => {
      const pdf = await writeSheet([labelOf(drawn(1).scene, order)], order);
      const output = await run(pdf, (file) => [
        "gs",
        "-q",
        "-dSAFER",
        "-dPDFSTOPONERROR",
        "-sDEVICE=inkcov",
        "-o",
        "-",
        file,
      ]);
      return new TextDecoder().decode(output).trim().split(/\s+/).slice(0, 4).map(Number);
    };
    const [c, m, y, k] = await inks(orderOf("dymo-99010", { ...PRESS, marks: "none" }));
    expect([c, m, y]).toEqual([0, 0, 0]);
    expect(k).toBeGreaterThan(0.05);
    const marked = await inks(orderOf("dymo-99010", PRESS));
    expect(marked[0]).toBeGreaterThan(0);
    expect([marked[1], marked[2]]).toEqual([marked[0], marked[0]]);
  },
);
