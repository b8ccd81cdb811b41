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
  // A symbol in ASCII is drawn as it always was: a reader may miss one, but tells no other text.
  const isAscii = ({ payload }: (typeof readings)[number]) => payload.language === "none";
  const wrong = readings.filter((one) => one.told === "wrong" || (one.told !== "right" && !isAscii(one)));
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
