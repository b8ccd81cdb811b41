import { deflateSync } from "node:zlib";
import { MOST_BYTES } from "../../../src/features/files/constants.ts";
import { once } from "../../../src/kit/shared/once.ts";
import type { WorstInput } from "../../worst/input.ts";
import { filled, mp3, mp4, packed, pdf } from "./samples.ts";

/** A PDF of the largest size, of one thing over and over. */
const repeated = (text: string) => () =>
  filledWith(pdf(text.repeat(Math.floor((MOST_BYTES - 1_000) / text.length))));

function filledWith(file: Buffer): Buffer {
  return file.subarray(0, MOST_BYTES);
}

/** Objects that unpack to as much as can be: a thousand times their size. */
function bomb(): Buffer {
  const zeros = deflateSync(Buffer.alloc(60 * 1024 * 1024, "/")).toString("latin1");
  return pdf(`4 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n${zeros}\nendstream endobj\n`);
}

const FILES: readonly [name: string, type: string, status: number, make: () => Buffer][] = [
  ["a PDF of the most bytes", "application/pdf", 201, () => filled(pdf(), MOST_BYTES)],
  ["a PDF of names alone", "application/pdf", 201, repeated("/A")],
  ["a PDF of escapes alone", "application/pdf", 201, repeated("/#4a#61#76#61")],
  ["a PDF of ends of streams", "application/pdf", 201, repeated("endstream ")],
  ["a PDF of begins of streams", "application/pdf", 201, repeated("stream\n")],
  ["a PDF of a long name", "application/pdf", 201, repeated(`/${"x".repeat(400)}`)],
  ["a PDF of many packed objects", "application/pdf", 201, repeated(packed("4 0 << /Type /Annot >>"))],
  ["a PDF whose objects unpack to much", "application/pdf", 201, bomb],
  ["a PDF with addresses of links", "application/pdf", 400, repeated("(http://x/JavaScript")],
  ["MP3 behind the largest tag", "audio/mpeg", 201, () => mp3(8, MOST_BYTES - 10_000)],
  ["an MP4 of the most tracks", "audio/mp4", 400, () => mp4("M4A ", Array<string>(60_000).fill("text"))],
  ["an MP4 of empty boxes", "audio/mp4", 400, () => boxes()],
];

function boxes(): Buffer {
  const head = mp4().subarray(0, 24);
  const empty = Buffer.from([0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65]);
  return Buffer.concat([head, Buffer.alloc(MOST_BYTES - head.length - 8, empty)]);
}

const NOTHING = `/f/file_${"0".repeat(26)}`;

/** The worst inputs of files: all of one is looked through, in turns of the event loop. */
export const INPUTS: readonly WorstInput[] = [
  ...FILES.map(([name, type, status, make]): WorstInput => {
    const file = once(async () => Uint8Array.from(make()));
    return {
      operation: "addFile",
      name,
      status,
      request: async ({ large }) => ({
        path: "/app/api/files",
        key: large.apiKey,
        headers: { "content-type": type },
        body: await file(),
      }),
    };
  }),
  {
    operation: "getFile",
    name: "an id that was guessed, and many ranges",
    status: 404,
    request: () => ({
      path: NOTHING,
      headers: { range: `bytes=${"0-1,".repeat(2_000)}`, "if-none-match": '"x",'.repeat(2_000) },
    }),
  },
  {
    operation: "getFile",
    name: "a long id",
    status: 404,
    request: () => ({ path: `/f/file_${"0".repeat(16_000)}` }),
  },
];
