import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { draw } from "../../src/qr/draw.ts";
import { EYE_BALL_SHAPES, EYE_FRAME_SHAPES, MODULE_SHAPES, type Style } from "../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { writePng } from "../../src/qr/write/png.ts";
import { hasProgram } from "../programs.ts";
import { AT_LENGTH, IN_FULL } from "../extent.ts";

/** ZBar, which many scanners on Linux are made of, takes a symbol's corners from the outlines of its eyes. */

const TEXTS = [2, 10, 24, 40, 80].flatMap((length) =>
  Array.from({ length: IN_FULL ? 10 : 1 }, (_, hall) => [
    `https://example.org/${"x7".repeat(length / 2)}${hall}`,
    `Müller, Café ${"ü4".repeat(length / 2)}${hall}`,
  ]).flat(),
);

const PICTURES = [512, 1_024].flatMap((size) => TEXTS.map((text) => ({ size, text })));

/**
 * Of the pictures of a style that many are left out for one that is drawn: the next style has the next one.
 */
const EVERY = IN_FULL ? 1 : AT_LENGTH ? 3 : PICTURES.length;

const STYLES: readonly (readonly [string, Style])[] = [
  ...EYE_FRAME_SHAPES.flatMap((frame) =>
    EYE_BALL_SHAPES.map((ball): [string, Style] => [
      `${ball} in ${frame}`,
      { eyeFrame: { shape: frame }, eyeBall: { shape: ball } },
    ]),
  ),
  ...MODULE_SHAPES.map((shape): [string, Style] => [
    `${shape} modules`,
    { modules: { shape }, eyeFrame: { shape: "circle" } },
  ]),
  // ZBar takes transparent pixels for black.
  ...STYLE_TEMPLATES.map(({ id, style }): [string, Style] => [
    id,
    { template: id, ...(style.background === "transparent" ? { background: "#ffffff" } : {}) },
  ]),
];

const hasZbar = hasProgram("zbarimg");
const folder = mkdtempSync(join(tmpdir(), "quietzone-zbar-"));
const fileOf = (style: number, picture: number) => join(folder, `${style}-${picture}.png`);
/** The texts that were read, by their files. */
const read = new Map<string, string>();

// The program starts once: a start of it takes as long as some pictures.
beforeAll(async () => {
  if (!hasZbar) return;
  const files: string[] = [];
  for (const [at, [, style]] of STYLES.entries())
    for (const [picture, { size, text }] of PICTURES.entries()) {
      if ((at + picture) % EVERY !== 0) continue;
      const { scene } = draw(text, { ...style, size }, null);
      const file = fileOf(at, picture);
      await Bun.write(file, await writePng(scene, { widthPx: size }));
      files.push(file);
    }
  const program = Bun.spawn(["zbarimg", "-q", "--xml", ...files], { stdout: "pipe", stderr: "ignore" });
  const told = await program.stdout.text();
  for (const [, file = "", symbols = ""] of told.matchAll(/<source href='([^']*)'>(.*?)<\/source>/gs))
    read.set(file, [...symbols.matchAll(/<!\[CDATA\[(.*?)\]\]>/gs)].map(([, text]) => text).join());
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(!hasZbar).each(STYLES.map(([name], at) => [name, at] as const))("ZBar reads %s", (_, at) => {
  const drawn = PICTURES.map(({ text }, picture) => [fileOf(at, picture), text] as const).filter(
    (_, picture) => (at + picture) % EVERY === 0,
  );
  expect(drawn.length).toBeGreaterThan(0);
  for (const [file, text] of drawn) expect(read.get(file)).toBe(text);
});
