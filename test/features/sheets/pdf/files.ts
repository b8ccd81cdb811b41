import type { Scene } from "../../../../src/qr/scene/scene.ts";
import { layPage } from "../../../../src/features/sheets/page.ts";
import { spellLabels } from "../../../../src/features/sheets/pdf/spell.ts";
import { createSheetPdf } from "../../../../src/features/sheets/pdf/writer.ts";
import { pagesOf, placesOf } from "../../../../src/features/sheets/place.ts";
import type { LabelScene, PlacedLabel, SheetOrder } from "../../../../src/features/sheets/scene.ts";

/** Sheets as the service makes them, of labels that a test lays itself. */

/** An afternoon. */
const TIME = Date.UTC(2026, 10, 23, 14, 48);

const NO_HEAD = { band: null, logo: null, headline: null };

/** A drawing in the middle of a label, as large as fits. */
export function labelOf(scene: Scene, { layout }: SheetOrder, more: Partial<LabelScene> = {}): LabelScene {
  const scale = Math.min(layout.label.width / scene.width, layout.label.height / scene.height);
  const [width, height] = [scene.width * scale, scene.height * scale];
  const box = { x: (layout.label.width - width) / 2, y: (layout.label.height - height) / 2, width, height };
  return { symbol: { scene, box }, ground: null, text: null, head: NO_HEAD, ...more };
}

/** The labels of each page with their places there. */
export function pagesWith(labels: readonly LabelScene[], order: SheetOrder): PlacedLabel[][] {
  const { layout, copies, start, offset } = order;
  const placed = labels.map((label, at) => ({
    label,
    places: Array.from({ length: copies }, (_, copy) =>
      placesOf(layout, at * copies + copy, start, offset),
    ).flat(),
  }));
  return Array.from({ length: pagesOf(layout, labels.length * copies, start) }, (_, page) =>
    placed
      .map(({ label, places }) => ({ label, places: places.filter((place) => place.page === page) }))
      .filter(({ places }) => places.length > 0),
  );
}

/** The file, each page of it in parts of so many labels. */
export async function writeSheet(
  labels: readonly LabelScene[],
  order: SheetOrder,
  options: { title?: string; time?: number; inPart?: number } = {},
): Promise<Uint8Array> {
  const { title = "Labels", time = TIME, inPart = 5 } = options;
  const page = layPage(order);
  const pdf = createSheetPdf(order, page, { title, time });
  const pieces = [pdf.head()];
  for (const placed of pagesWith(labels, order)) {
    for (let from = 0; from < placed.length; from += inPart)
      pieces.push(pdf.part(await spellLabels(placed.slice(from, from + inPart), page, order)));
    pieces.push(pdf.page());
  }
  pieces.push(pdf.end());
  return Buffer.concat(pieces);
}
