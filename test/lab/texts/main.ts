import { readTexts, textsReport } from "./measure.ts";
import { PAYLOADS } from "./payloads.ts";
import { READERS } from "./readers.ts";

/** `bun run lab:texts`: whether readers tell the text that a symbol holds. docs/figures.md has the result. */
const readings = await readTexts(PAYLOADS, ["plain", "auto"], READERS);
process.stdout.write(`${textsReport(readings)}\n`);
for (const { encoding, payload, reader, told } of readings)
  if (told !== "right")
    process.stdout.write(`${encoding}, ${reader}: ${told} of ${JSON.stringify(payload.text)}\n`);
