import { expect, test } from "bun:test";
import { AT_LENGTH } from "../../extent.ts";
import { readTexts, textsReport } from "./measure.ts";
import { PAYLOADS } from "./payloads.ts";
import { READERS } from "./readers.ts";

/** A tenth of `bun run lab:texts`, or all of it at length. */
const PART = PAYLOADS.filter((_, at) => AT_LENGTH || at % 10 === 7);

/**
 * OpenCV's two detectors share all but their search for the eyes, and take longer than the others together.
 */
const readers = READERS.filter(({ name }) => name !== "aruco");

test("every reader tells the text that a symbol holds, whatever its letters", async () => {
  const readings = await readTexts(PART, ["auto"], readers);
  const wrong = readings.filter(({ told }) => told !== "right");
  if (wrong.length > 0) process.stderr.write(textsReport(readings));
  expect(wrong).toEqual([]);
  expect(readings).toHaveLength(PART.length * readers.length);
}, 600_000);

test("without a designation ZBar takes a text for Shift-JIS or Big5", async () => {
  const zbar = READERS.filter(({ name }) => name === "zbar");
  const cafe = { language: "French", type: "wifi", text: "WIFI:T:WPA;S:Café;P:12345678;;" };
  expect(await readTexts([cafe], ["plain", "auto"], zbar)).toMatchObject([
    { told: "wrong" },
    { told: "right" },
  ]);
});
