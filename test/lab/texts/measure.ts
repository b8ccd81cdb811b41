import { draw } from "../../../src/qr/draw.ts";
import { sizeOf } from "../../../src/qr/matrix.ts";
import { ENCODINGS } from "../../../src/qr/style.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";
import { rasterSvg } from "../../qr/render.ts";
import type { Decoder } from "../decoders/decoder.ts";
import { type GreyBytes, greyOf, toBytes } from "../picture.ts";
import type { Payload } from "./payloads.ts";

type Encoding = (typeof ENCODINGS)[number];

/** Pixels a module. A reader that misses a perfect picture in one size finds it in another. */
const SCALES = [5, 4, 8];

const QUIET_ZONE = 4;

/** A payload as a reader told it in one encoding. */
export interface Reading {
  readonly encoding: Encoding;
  readonly payload: Payload;
  readonly reader: string;
  readonly told: "right" | "wrong" | "nothing";
}

/** Perfect pictures of each payload in the encodings, as every reader tells them. */
export async function readTexts(
  payloads: readonly Payload[],
  encodings: readonly Encoding[],
  readers: readonly Decoder[],
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const encoding of encodings)
    for (const payload of payloads) {
      const pictures = await picturesOf(payload.text, encoding);
      for (const reader of readers) {
        const told = await toldBy(reader, pictures, payload.text);
        readings.push({ encoding, payload, reader: reader.name, told });
      }
    }
  return readings;
}

async function picturesOf(text: string, encoding: Encoding): Promise<GreyBytes[]> {
  const { scene, scannability } = draw(text, { encoding, size: 4096 }, null);
  const modules = sizeOf(scannability.version) + 2 * QUIET_ZONE;
  const pictures: GreyBytes[] = [];
  for (const scale of SCALES) {
    const width = modules * scale;
    pictures.push(toBytes(greyOf(await rasterSvg(writeSvg(scene, { widthPx: width }), width))));
  }
  return pictures;
}

/** The first text that the reader tells decides. */
async function toldBy(
  reader: Decoder,
  pictures: readonly GreyBytes[],
  text: string,
): Promise<Reading["told"]> {
  for (const picture of pictures) {
    const told = await reader.decode(picture);
    if (told !== null) return told === text ? "right" : "wrong";
  }
  return "nothing";
}

/** Two tables in Markdown: by reader, and by language and type; of payloads beyond ASCII alone. */
export function textsReport(readings: readonly Reading[]): string {
  const beyond = readings.filter(({ payload }) => /[^\0-\x7f]/.test(payload.text));
  return [
    tableBy("Reader", beyond, ({ reader }) => reader),
    tableBy("Content", beyond, ({ payload }) => `${payload.language}, ${payload.type}`),
  ].join("\n");
}

function tableBy(title: string, readings: readonly Reading[], keyOf: (reading: Reading) => string): string {
  const encodings = ENCODINGS.filter((encoding) => readings.some((reading) => reading.encoding === encoding));
  const head = encodings.map((encoding) => `${encoding}: right, wrong, nothing`);
  const rows = [...Map.groupBy(readings, keyOf)].map(([key, of]) => [
    key,
    ...encodings.map((encoding) => {
      const own = of.filter((reading) => reading.encoding === encoding);
      const count = (told: Reading["told"]): number => own.filter((reading) => reading.told === told).length;
      return `${count("right")}, ${count("wrong")}, ${count("nothing")}`;
    }),
  ]);
  const line = (texts: readonly string[]): string => `| ${texts.join(" | ")} |`;
  const all = [[title, ...head], ["---", ...head.map(() => "---:")], ...rows];
  return `${all.map(line).join("\n")}\n`;
}
