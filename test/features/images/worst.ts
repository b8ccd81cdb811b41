import { MOST_BYTES, type PictureType } from "../../../src/features/images/constants.ts";
import { animation, emptyPng, jpeg, png, webp, withPasses, withSegment } from "./samples.ts";
import { seededRandom } from "../../random.ts";
import { amount } from "../../worst/amounts.ts";
import type { WorstInput } from "../../worst/input.ts";

/** In full the most pixels that are taken. */
const LARGEST = [amount(6_000, 1_500, 1_500), amount(4_000, 1_000, 1_000)] as const;

const once = (make: () => Promise<Uint8Array>) => {
  let made: Promise<Uint8Array> | undefined;
  return async () => {
    made ??= make();
    return Uint8Array.from(await made);
  };
};

function noise(width: number, height: number): Buffer {
  const random = seededRandom(11);
  return png(width, height, () => [random() * 256, random() * 256, random() * 256]);
}

/** A JPEG that begins with so many empty segments that its frame is at the end of the largest upload. */
function manySegments(): Uint8Array {
  const empty = Buffer.from([0xff, 0xfe, 0, 2]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.alloc((Math.floor(MOST_BYTES / 4) - 1) * empty.length, empty),
  ]);
}

const files: readonly (readonly [name: string, type: PictureType, make: () => Promise<Uint8Array>])[] = [
  ["a PNG of the most pixels in a few bytes", "image/png", async () => emptyPng(...LARGEST)],
  [
    "a progressive JPEG of the most pixels with the most passes",
    "image/jpeg",
    async () => withPasses(await jpeg(emptyPng(...LARGEST), true), 30),
  ],
  [
    "a JPEG with thousands of passes",
    "image/jpeg",
    async () => withPasses(await jpeg(png(64, 48), true), 20_000),
  ],
  ["a JPEG of empty segments", "image/jpeg", async () => manySegments()],
  [
    "a JPEG whose data never ends",
    "image/jpeg",
    async () => {
      const whole = await jpeg(png(64, 48));
      return Buffer.concat([
        whole.subarray(0, -2),
        Buffer.alloc(MOST_BYTES - whole.length, "\xff\0", "latin1"),
      ]);
    },
  ],
  [
    "a JPEG that begins with data",
    "image/jpeg",
    async () =>
      Buffer.concat([Buffer.from("ffd8ffda0002", "hex"), Buffer.alloc(MOST_BYTES - 6, "\xff\0", "latin1")]),
  ],
  [
    "a JPEG of fill bytes",
    "image/jpeg",
    async () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(MOST_BYTES - 2, 0xff)]),
  ],
  [
    "a PNG of empty chunks",
    "image/png",
    async () =>
      Buffer.concat([
        png(64, 48).subarray(0, -12),
        Buffer.alloc(4_800_000, "\0\0\0\0IDAT\x35\xaf\x06\x1e", "latin1"),
        png(64, 48).subarray(-12),
      ]),
  ],
  ["noise, of which the most is stored", "image/jpeg", async () => jpeg(noise(1_500, 1_000))],
  [
    "a photo with a long comment",
    "image/jpeg",
    async () => withSegment(await jpeg(png(64, 48)), 0xfe, Buffer.alloc(65_000)),
  ],
  ["a WebP of the most pixels", "image/webp", async () => webp(emptyPng(...LARGEST))],
  [
    "an animation of ten thousand frames",
    "image/webp",
    async () => animation(Array<Uint8Array>(10_000).fill(await webp(png(64, 48))), 64, 48),
  ],
  ["a file that is none", "image/png", async () => Buffer.alloc(MOST_BYTES)],
];

const logo = once(() => webp(emptyPng(...LARGEST)));

/** The worst inputs of pictures: those that are much work to decode are not decoded on the thread that answers requests. */
export const INPUTS: readonly WorstInput[] = [
  ...files.map(([name, type, make]): WorstInput => {
    const file = once(make);
    return {
      operation: "addImage",
      name,
      request: async ({ large }) => ({
        path: "/app/api/images",
        key: large.apiKey,
        headers: { "content-type": type },
        body: await file(),
      }),
    };
  }),
  {
    operation: "getImage",
    name: "an id that was guessed",
    request: () => ({ path: `/i/img_${"0".repeat(26)}` }),
  },
  {
    operation: "getImage",
    name: "a long id",
    status: 404,
    request: () => ({ path: `/i/img_${"0".repeat(16_000)}?as=preview` }),
  },
  {
    operation: "generate",
    name: "a logo of the most pixels in WebP",
    request: async () => ({
      path: "/app/api/generate",
      body: {
        type: "url",
        fields: { url: "https://museum.example" },
        style: { logo: { png: Buffer.from(await logo()).toString("base64") } },
      },
    }),
  },
];
