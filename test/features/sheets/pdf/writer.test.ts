import { heapStats } from "bun:jsc";
import { expect, test } from "bun:test";
import { PDFDocument } from "pdf-lib";
import { Path } from "../../../../src/qr/scene/path.ts";
import { layPage } from "../../../../src/features/sheets/page.ts";
import type { PagePart } from "../../../../src/features/sheets/pdf/part.ts";
import { createSheetPdf } from "../../../../src/features/sheets/pdf/writer.ts";
import { IN_FULL } from "../../../extent.ts";
import { hasProgram } from "../../../programs.ts";
import { run } from "../../../qr/render.ts";
import { BLACK, everything, filled, scene, shadedLogo, WHITE } from "../../../qr/write/scenes.ts";
import { drawn, orderOf } from "../labels.ts";
import { labelOf, writeSheet } from "./files.ts";
import { contentsOf, imagesOf, objectsOf } from "./objects.ts";

/** The file of a sheet, whatever it is for. */

test("the same labels give the same bytes, on one day", async () => {
  const order = orderOf("avery-l7163", { standard: "pdf/x-1a", marks: "frame" });
  const drawing = await everything();
  const write = (hour: number) =>
    writeSheet([labelOf(drawing, order)], order, { time: Date.UTC(2026, 10, 23, hour) });
  const [morning, evening, nextDay] = await Promise.all([write(8), write(23), write(24)]);
  expect(Buffer.from(evening).equals(morning)).toBe(true);
  expect(Buffer.from(nextDay).equals(morning)).toBe(false);
});

test("a plain file in screen colours is PDF 1.7 without dates, to be printed at its own size", async () => {
  const order = orderOf("avery-l7163", { marks: "frame" });
  const pdf = await writeSheet([labelOf(await everything(), order)], order, { title: "Tickets" });
  const text = Buffer.from(pdf).toString("latin1");
  expect(text).toStartWith("%PDF-1.7\n");
  expect(text).not.toMatch(/CreationDate|ModDate|GTS_PDFX|Metadata/);
  expect(text).toContain("/PrintScaling /None");
  const found = await objectsOf(pdf);
  expect([...found.names].filter((name) => name.startsWith("Device"))).toEqual(["DeviceRGB"]);
  for (const content of contentsOf(found)) expect(content).not.toMatch(/ k\n/);
  expect((await PDFDocument.load(pdf)).getTitle()).toBe("Tickets");
});

test("a logo's picture is in the file once, for all labels and pages", async () => {
  const order = orderOf("avery-l7163");
  const drawing = await everything();
  const labels = Array.from({ length: 15 }, () => labelOf(drawing, order));
  const found = await objectsOf(await writeSheet(labels, order, { inPart: 2 }));
  const pictures = imagesOf(found).filter(({ dictionary }) => !dictionary.includes("/ImageMask"));
  expect(pictures).toHaveLength(2);
});

test("modules that lie beside a round logo make no new picture of it", async () => {
  const order = orderOf("avery-l7163");
  const markup = '<circle cx="50" cy="50" r="45" fill="#00f" stroke="#f00" stroke-width="8"/>';
  const logo = { ...shadedLogo(1, 1, 8), markup };
  const labels = [new Path(), new Path().rect(1, 1, 1, 1)].map((module) =>
    labelOf(
      scene(10, 10, [filled(new Path().rect(0, 0, 10, 10), WHITE), filled(module, BLACK), logo]),
      order,
    ),
  );
  const found = await objectsOf(await writeSheet(labels, order));
  expect(imagesOf(found).filter(({ dictionary }) => dictionary.includes("/Mask"))).toHaveLength(1);
});

test("copies are in the file once, on all pages", async () => {
  const order = orderOf("avery-l7163", { copies: 30 });
  const found = await objectsOf(await writeSheet([labelOf(drawn(1).scene, order)], order));
  const forms = found.streams.filter(({ dictionary }) => dictionary.includes("/Form"));
  expect(forms).toHaveLength(1);
  const placed = contentsOf(found)
    .join("")
    .match(/\/L[0-9a-f]{32} Do\n/g);
  expect(placed).toHaveLength(30);
});

const EMPTY: PagePart = { content: new Uint8Array(), resources: [] };

test.skipIf(!hasProgram("qpdf"))("more pages than an array can hold are a tree", async () => {
  const order = orderOf("dymo-99010");
  const pdf = createSheetPdf(order, layPage(order), { title: "Labels", time: 0 });
  const head = pdf.head();
  const pages = Array.from({ length: 9_000 }, () => pdf.page());
  const file = Buffer.concat([head, ...pages, pdf.end()]);
  expect(new TextDecoder().decode(await run(file, (path) => ["qpdf", "--show-npages", path]))).toBe("9000\n");
  const kids = [...file.toString("latin1").matchAll(/\/Kids \[([^\]]*)\]/g)].map(([, list]) => list ?? "");
  expect(Math.max(...kids.map((list) => list.split(" R").length))).toBeLessThan(8_191);
});

/** Bytes of a page's content. Twenty labels with round modules have 200 KB. */
const CONTENT = 64 * 1024;

test("20,000 labels, each with a form of its own, stay out of memory", () => {
  const order = orderOf("avery-l7163");
  const pdf = createSheetPdf(order, layPage(order), { title: "Labels", time: 0 });
  let written = pdf.head().length;
  const pages = IN_FULL ? 20_000 : 1_000;
  const used = () => {
    Bun.gc(true);
    const { heapSize, extraMemorySize } = heapStats();
    return heapSize + extraMemorySize;
  };
  const before = used();
  for (let page = 0; page < pages; page++) {
    const forms = Array.from({ length: 20 }, (_, label) => ({
      kind: "form" as const,
      name: `L${page}-${label}`,
      width: 1,
      height: 1,
      content: new Uint8Array(CONTENT / 20),
      uses: [],
    }));
    written += pdf.part({ ...EMPTY, resources: forms }).length + pdf.page().length;
  }
  const kept = used() - before;
  expect(written).toBeGreaterThan(pages * CONTENT);
  expect(kept).toBeLessThan(8 * 1024 * 1024);
  expect(pdf.end().length).toBeGreaterThan(20 * 20 * pages);
});
