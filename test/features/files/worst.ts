import { deflateSync } from "node:zlib";
import { FILE_TITLE_LENGTH, MOST_BYTES, MOST_FILES } from "../../../src/features/files/constants.ts";
import { once } from "../../../src/kit/shared/once.ts";
import { readJson } from "../../json.ts";
import { amount } from "../../worst/amounts.ts";
import type { Place, WorstInput } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";
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

/** The longest title, of which each character has four bytes. */
const TITLE = "\u{1f9ff}".repeat(FILE_TITLE_LENGTH / 2);

async function uploaded(url: string, key: string, type: string, body: Uint8Array<ArrayBuffer>) {
  const path = `/app/api/files?title=${encodeURIComponent(TITLE)}`;
  const answer = await prepare(url, "POST", { path, key, headers: { "content-type": type }, body });
  return (await readJson<{ id: string }>(answer)).id;
}

/**
 * The things that a service has for all inputs of one kind: a process tries several services, and an input
 * several times.
 */
function ofEach<T>(make: (place: Place) => Promise<T>): (place: Place) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (place) => {
    const known = made.get(place.url) ?? make(place);
    made.set(place.url, known);
    return known;
  };
}

/** A workspace with as many files as the largest page of its list has. */
const crowded = ofEach(async ({ url, newcomer }) => {
  const { apiKey: key } = await newcomer();
  const sound = Uint8Array.from(mp3());
  for (let made = 0; made < amount(MOST_FILES, 100, 20); made++)
    await uploaded(url, key, "audio/mpeg", sound);
  return key;
});

const largest = once(async () => Uint8Array.from(filled(pdf(), MOST_BYTES)));

/** A file of the most bytes. */
const served = ofEach(async ({ url, newcomer }) =>
  uploaded(url, (await newcomer()).apiKey, "application/pdf", await largest()),
);

/** As many ranges as are answered in parts, of the whole file. */
const RANGES = Array.from({ length: 16 }, (_, at) => {
  const share = MOST_BYTES / 16;
  return `${at * share}-${(at + 1) * share - 1_000}`;
}).join();

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
    operation: "listFiles",
    name: "the largest page, of the longest titles",
    status: 200,
    request: async (place) => ({ path: "/app/api/files?limit=1000", key: await crowded(place) }),
  },
  {
    operation: "getFileRecord",
    name: "a long id",
    status: 404,
    request: ({ large }) => ({ path: `/app/api/files/file_${"0".repeat(8_000)}`, key: large.apiKey }),
  },
  {
    operation: "editFile",
    name: "the longest title",
    status: 200,
    async request({ url, newcomer }) {
      const { apiKey: key } = await newcomer();
      const id = await uploaded(url, key, "audio/mpeg", Uint8Array.from(mp3()));
      return { path: `/app/api/files/${id}`, key, body: { title: TITLE } };
    },
  },
  {
    operation: "deleteFile",
    name: "one of the most bytes",
    status: 204,
    async request({ url, newcomer }) {
      const { apiKey: key } = await newcomer();
      const id = await uploaded(url, key, "application/pdf", await largest());
      return { path: `/app/api/files/${id}`, key };
    },
  },
  {
    operation: "getFile",
    name: "one of the most bytes, whole",
    status: 200,
    request: async (place) => ({ path: `/f/${await served(place)}` }),
  },
  {
    operation: "getFile",
    name: "one of the most bytes, in as many ranges as there may be",
    status: 206,
    request: async (place) => ({
      path: `/f/${await served(place)}`,
      headers: { range: `bytes=${RANGES}` },
    }),
  },
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
