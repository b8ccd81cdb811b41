import { expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import { announcedSize } from "../../../src/features/images/container.ts";
import { jpegSize, MOST_SCANS } from "../../../src/features/images/jpeg.ts";
import type { PictureType } from "../../../src/features/images/constants.ts";
import { makeLogo, makePicture } from "../../../src/features/images/render.ts";
import { readPngLogo } from "../../../src/qr/logo/png.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { seededRandom } from "../../random.ts";
import {
  animation,
  emptyPng,
  exif,
  jpeg,
  png,
  pngThatSays,
  webp,
  webpThatSays,
  withAlpha,
  withPasses,
  withSegment,
} from "./samples.ts";

/** Decoding bytes that may lie about themselves, and encoding them anew. */

const plain = png(64, 48);
const photo = await jpeg(plain);
const progressive = await jpeg(plain, true);
const small = await webp(plain);

const make = (kind: PictureType, file: Uint8Array) => makePicture({ kind, file });

async function reasonOf(kind: PictureType, file: Uint8Array): Promise<string | undefined> {
  const refusal = await make(kind, file).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Fault)) return undefined;
  expect(refusal.code).toBe("image_invalid");
  return refusal.errors[0]?.reason;
}

async function metadataOf(file: Uint8Array) {
  return new Bun.Image(file).metadata();
}

test.each([
  ["image/png", plain],
  ["image/jpeg", photo],
  ["image/jpeg", progressive],
  ["image/webp", small],
] as const)("%s: it becomes a WebP of its size, and a JPEG of 1.91 : 1", async (kind, file) => {
  const { width, height, picture, preview } = await make(kind, file);
  expect([width, height]).toEqual([64, 48]);
  expect(await metadataOf(picture)).toEqual({ width: 64, height: 48, format: "webp" });
  expect(await metadataOf(preview)).toEqual({ width: 64, height: 34, format: "jpeg" });
});

test("a large picture is made smaller, whatever its proportion", async () => {
  expect(await make("image/png", emptyPng(6_000, 4_000))).toMatchObject({ width: 1_600, height: 1_067 });
  const line = await make("image/png", emptyPng(1, 20_000));
  expect([line.width, line.height]).toEqual([1, 1_600]);
  expect(await metadataOf(line.preview)).toMatchObject({ width: 1, height: 1 });
});

test("the preview is the middle of the picture", async () => {
  const striped = png(300, 900, (_, y) => (y < 300 ? [255, 0, 0] : y < 600 ? [0, 255, 0] : [0, 0, 255]));
  const { preview } = await make("image/png", striped);
  expect(await metadataOf(preview)).toMatchObject({ width: 300, height: 158 });
  // Shrunk to one pixel it is green, so no other stripe is in it.
  const pixel = await new Bun.Image(preview).resize(1, 1, { filter: "box" }).png().bytes();
  const green = await new Bun.Image(png(1, 1, () => [0, 255, 0])).png().bytes();
  expect(Buffer.compare(await rgbOf(pixel), await rgbOf(green))).toBe(0);
});

/** A picture as a JPEG of the coarsest colours, in which small differences vanish. */
async function rgbOf(file: Uint8Array): Promise<Buffer> {
  return new Bun.Image(file).jpeg({ quality: 1 }).buffer();
}

test("a photo is turned upright before its orientation is lost", async () => {
  const turned = withSegment(photo, 0xe1, exif(6));
  expect(await make("image/jpeg", turned)).toMatchObject({ width: 48, height: 64 });
});

test("metadata, profiles and what follows the end are left out", async () => {
  const secret = Buffer.from("Comment\0GPS 52.5200");
  const files = [
    [
      "image/png",
      png(64, 48, undefined, [
        { type: "tEXt", data: secret },
        { type: "iCCP", data: secret },
      ]),
    ],
    ["image/jpeg", withSegment(withSegment(photo, 0xfe, secret), 0xe1, exif(1))],
    ["image/jpeg", withSegment(photo, 0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01"), secret]))],
    ["image/png", Buffer.concat([plain, secret])],
    ["image/jpeg", Buffer.concat([photo, secret])],
    ["image/webp", Buffer.concat([small, secret])],
  ] as const;
  for (const [kind, file] of files) {
    expect(Buffer.from(file).includes("52.5200")).toBe(true);
    const { picture, preview } = await make(kind, file);
    for (const made of [picture, preview])
      for (const trace of ["52.5200", "Exif", "ICC", "EXIF", "XMP"])
        expect(Buffer.from(made).includes(trace), `${kind}: ${trace}`).toBe(false);
  }
});

test("of an animation the first frame is taken", async () => {
  const frames = [await webp(png(64, 48, () => [255, 0, 0])), await webp(png(64, 48, () => [0, 0, 255]))];
  const { picture } = await make("image/webp", animation(frames, 64, 48));
  const first = await make("image/webp", frames[0] ?? small);
  expect(Buffer.compare(picture, first.picture)).toBe(0);
});

test("a picture that is cut off anywhere is refused", async () => {
  const files = [
    ["image/png", plain],
    ["image/jpeg", photo],
    ["image/jpeg", progressive],
    ["image/webp", small],
  ] as const;
  for (const [kind, file] of files)
    for (const share of [0.05, 0.3, 0.6, 0.9, 0.99]) {
      const cut = file.subarray(0, Math.floor(file.length * share));
      expect(["image_cut_off", "image_damaged"], `${kind} ${share}`).toContain(
        (await reasonOf(kind, cut)) ?? "taken",
      );
    }
});

test("a header that lies gives no more pixels than it says, or a refusal", async () => {
  expect(await reasonOf("image/png", pngThatSays(6_001, 4_000))).toBe("image_too_many_pixels");
  expect(await reasonOf("image/png", pngThatSays(0, 4_000))).toBe("image_damaged");
  expect(await reasonOf("image/png", pngThatSays(2_000, 2_000))).toBe("image_damaged");
  const large = deflateSync(Buffer.alloc(100_000_000));
  expect(await reasonOf("image/png", png(1, 1, undefined, [{ type: "IDAT", data: large }]))).toBe(
    "image_more_than_announced",
  );
  const noise = png(400, 300, (x, y) => [(x * y * 7_919) & 255, (x * x + y) & 255, (x ^ y) & 255]);
  const tiny = await jpeg(noise);
  tiny.set([0, 1, 0, 1], tiny.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  expect(await reasonOf("image/jpeg", tiny)).toBe("image_more_than_announced");
  const speck = await webp(noise);
  speck.set([1, 0, 1, 0], speck.indexOf("VP8 ") + 8 + 6);
  expect(await reasonOf("image/webp", speck)).toBe("image_more_than_announced");
  // The data counts, and not the canvas around it.
  expect(await make("image/webp", webpThatSays(small, 1, 1))).toMatchObject({ width: 64, height: 48 });
  expect(await reasonOf("image/jpeg", photo.subarray(0, 2))).toBe("image_cut_off");
});

test("a progressive picture has so many passes and no more", async () => {
  const own = progressive.toString("latin1").split("\xff\xda").length - 1;
  expect(await make("image/jpeg", withPasses(progressive, MOST_SCANS - own))).toMatchObject({ width: 64 });
  expect(await reasonOf("image/jpeg", withPasses(progressive, MOST_SCANS - own + 1))).toBe(
    "image_too_many_passes",
  );
});

test("passes do not hide behind markers without a length, fill bytes or what a decoder skips", async () => {
  const body = progressive.subarray(0, -2);
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const many = Buffer.concat(Array<Uint8Array>(200).fill(scan));
  const length = Buffer.from([many.length >> 8, many.length & 0xff]);
  const end = progressive.subarray(-2);
  for (const hidden of [
    [[0xff, 0xd0], length],
    [[0xff, 0xd8], length],
    [[0xff, 0x01], length],
    [[0xff, 0x00], length],
    [Array<number>(40).fill(0xff)],
    [[0x20]],
  ]) {
    const front = progressive.indexOf(Buffer.from([0xff, 0xdb]));
    const before = Buffer.concat([body.subarray(0, front), ...hidden.map((part) => Buffer.from(part))]);
    const file = Buffer.concat([before, many, body.subarray(front), end]);
    expect(["image_damaged", "image_too_many_passes", "image_cut_off"]).toContain(
      (await reasonOf("image/jpeg", file)) ?? "taken",
    );
    const behind = Buffer.concat([body, ...hidden.map((part) => Buffer.from(part)), many, end]);
    expect(["image_too_many_passes", "image_cut_off"]).toContain(
      (await reasonOf("image/jpeg", behind)) ?? "taken",
    );
  }
});

test("a frame of a kind that browsers do not show, or without pixels, is refused", async () => {
  const lossless = Buffer.from(photo);
  lossless[photo.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc3;
  expect(await reasonOf("image/jpeg", lossless)).toBe("image_damaged");
  const flat = Buffer.from(small);
  flat.writeUInt16LE(0, small.indexOf("VP8 ") + 8 + 6);
  expect(await reasonOf("image/webp", withAlpha(flat, 64, 48))).toBe("image_cut_off");
});

test("noise is made smaller until it may be stored", async () => {
  const random = seededRandom(7);
  const noise = png(1_600, 1_200, () => [random() * 256, random() * 256, random() * 256]);
  const { picture, width, height } = await make("image/png", noise);
  expect(picture.length).toBeLessThanOrEqual(1024 * 1024);
  expect([width, height]).toEqual([800, 600]);
});

test("a logo becomes a PNG that the reader of logos takes", async () => {
  const random = seededRandom(5);
  const noise = await jpeg(png(1_200, 900, () => [random() * 256, random() * 256, random() * 256]));
  for (const file of [photo, noise]) {
    const made = await makeLogo({ kind: "image/jpeg", file });
    expect(made.length).toBeLessThanOrEqual(700_000);
    const { width, height } = await metadataOf(made);
    expect(readPngLogo(Buffer.from(made).toString("base64"))).toMatchObject({
      kind: "bitmap",
      width,
      height,
    });
  }
});

test("damaged bytes are refused or decoded, and nothing else happens", async () => {
  const random = seededRandom(3);
  for (const [kind, file] of [
    ["image/png", plain],
    ["image/jpeg", progressive],
    ["image/webp", small],
  ] as const)
    for (let round = 0; round < 60; round++) {
      const damaged = Buffer.from(file);
      for (let byte = 0; byte < 4; byte++)
        damaged[Math.floor(random() * damaged.length)] = Math.floor(random() * 256);
      const made = await make(kind, damaged).catch((error: unknown) => error);
      if (made instanceof Error) expect(made, `${kind}, round ${round}`).toBeInstanceOf(Fault);
    }
});

test("the size of a JPEG is read without a look through the data of a pass before it", () => {
  const file = Buffer.from("ffd8ffda0002ff00ffd9", "hex");
  let looks = 0;
  Object.assign(file, { indexOf: () => void looks++ });
  expect(jpegSize(file)).toBeNull();
  expect(looks).toBe(0);
});

test("the size that a picture is charged by is that of the picture, not of what stands before it", async () => {
  const large = await webp(png(640, 480));
  expect(announcedSize(webpThatSays(large, 1, 1), "image/webp")).toEqual({ width: 640, height: 480 });
  // A PNG whose first chunk is none of its kind: only later ones are the header that a decoder reads.
  const file = png(640, 480);
  const size = Buffer.alloc(13);
  size.writeUInt32BE(1, 0);
  size.writeUInt32BE(1, 4);
  const before = Buffer.alloc(25);
  before.writeUInt32BE(size.length, 0);
  before.write("tEXt", 4);
  size.copy(before, 8);
  const lying = Buffer.concat([file.subarray(0, 8), before, file.subarray(8)]);
  expect(() => announcedSize(lying, "image/png")).toThrow();
});
