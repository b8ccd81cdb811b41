import { expect, test } from "bun:test";
import { join } from "node:path";
import { gallery, sceneOf } from "../scripts/gallery.ts";
import { README_CODE, WORKS } from "../scripts/gallery-works.ts";
import { buildPayload } from "../src/qr/payload/index.ts";
import { writeSvg } from "../src/qr/write/svg.ts";
import { expectReads } from "./features/drawings/samples.ts";
import { rasterPng, rasterSvg } from "./qr/render.ts";
import { rasterDifference } from "./qr/difference.ts";

const kept = (name: string) => Bun.file(join(import.meta.dir, "../docs", name));

test("every code of the gallery can be scanned", async () => {
  for (const work of [...WORKS, README_CODE]) {
    const svg = writeSvg(sceneOf(work), { widthPx: 500 });
    await expectReads(await rasterSvg(svg, 500), buildPayload(work.type, work.fields), work.label);
  }
});

test("the kept gallery is what the program draws today, and small", async () => {
  const drawn = await gallery();
  const picture = await kept("gallery.png").bytes();
  expect(picture.length).toBeLessThan(300_000);
  expect(rasterDifference(await rasterPng(picture), await rasterPng(drawn["gallery.png"]))).toBe(0);
  expect(await kept("code.svg").text()).toBe(new TextDecoder().decode(drawn["code.svg"]));
  expect(drawn).toEqual(await gallery());
});

test("the code in the README can be scanned as a browser shows it", async () => {
  await expectReads(await rasterSvg(await kept("code.svg").text(), 360), "https://example.org/quietzone");
});
