import { describe, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { readPngLogo } from "../../../src/qr/logo/png.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { base64, chunk, chunksOf, file, header, type Parts, png } from "./png-maker.ts";
import { refusal } from "./refusal.ts";
import { difference, document, render } from "./render.ts";

const EMPTY = new Uint8Array();

/** Colour types with their samples and depths (PNG, table 11.1). */
const FORMATS = [
  { colorType: 0, samples: 1, depths: [1, 2, 4, 8, 16] },
  { colorType: 2, samples: 3, depths: [8, 16] },
  { colorType: 3, samples: 1, depths: [1, 2, 4, 8] },
  { colorType: 4, samples: 2, depths: [8, 16] },
  { colorType: 6, samples: 4, depths: [8, 16] },
] as const;

/** Which pass of Adam7 each pixel of an 8 × 8 block belongs to, as PNG, 8.2 pictures it. */
const ADAM7 = [
  "16462646",
  "77777777",
  "56565656",
  "77777777",
  "36463646",
  "77777777",
  "56565656",
  "77777777",
];

/** Bytes of all rows with their filters: counted pixel by pixel. */
function rawSize(width: number, height: number, bits: number, interlace: number): number {
  if (interlace === 0) return height * (1 + Math.ceil((width * bits) / 8));
  let size = 0;
  for (const pass of "1234567")
    for (let y = 0; y < height; y++) {
      let columns = 0;
      for (let x = 0; x < width; x++) if (ADAM7[y % 8]?.[x % 8] === pass) columns++;
      if (columns > 0) size += 1 + Math.ceil((columns * bits) / 8);
    }
  return size;
}

/** Rows of filter 0 with every sample at `value`. */
function plain(width: number, height: number, bits: number, value = 0): Uint8Array {
  const row = [0, ...Array<number>(Math.ceil((width * bits) / 8)).fill(value)];
  return Uint8Array.from(Array.from({ length: height }, () => row).flat());
}

const palette = (colors: number) => chunk("PLTE", new Uint8Array(3 * colors).fill(0x80));
const GREY: Parts = { width: 4, height: 4, depth: 8, colorType: 0, raw: plain(4, 4, 8) };

function read(bytes: Uint8Array) {
  const art = readPngLogo(base64(bytes));
  if (art.kind !== "bitmap") throw new Error("a PNG is a bitmap");
  return art;
}

function detail(bytes: Uint8Array): string {
  const { pointer, detail } = refusal(() => readPngLogo(base64(bytes)));
  expect(pointer).toBe("/style/logo/png");
  return detail;
}

describe("every pixel format is read", () => {
  for (const { colorType, samples, depths } of FORMATS)
    for (const depth of depths)
      for (const interlace of [0, 1])
        test(`colour type ${colorType}, depth ${depth}${interlace ? ", interlaced" : ""}`, () => {
          for (const [width, height] of [
            [1, 1],
            [5, 3],
            [8, 8],
            [13, 19],
          ] as const) {
            const raw = new Uint8Array(rawSize(width, height, depth * samples, interlace));
            const before = colorType === 3 ? [palette(2)] : [];
            const art = read(png({ width, height, depth, colorType, interlace, raw, before }));
            expect([art.width, art.height]).toEqual([width, height]);
          }
        });
});

describe("a pixel format that doesn't exist is refused", () => {
  for (let colorType = 0; colorType < 8; colorType++)
    for (const depth of [0, 1, 2, 3, 4, 8, 12, 16, 32]) {
      const depths: readonly number[] = FORMATS.find((one) => one.colorType === colorType)?.depths ?? [];
      if (depths.includes(depth)) continue;
      test(`colour type ${colorType}, depth ${depth}`, () => {
        expect(detail(png({ ...GREY, colorType, depth }))).toContain("pixel format");
      });
    }
});

test("the PNG that is read looks like the one given", () => {
  const raw = Uint8Array.from([0, 255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 0, 255, 255, 255, 255, 255, 0]);
  const parts = { width: 2, height: 2, depth: 8, colorType: 6, raw };
  const art = read(png(parts));
  const picture = (bytes: Uint8Array) =>
    render(
      document(
        [0, 0, 2, 2],
        `<image width="2" height="2" image-rendering="optimizeSpeed" href="data:image/png;base64,${base64(bytes)}"/>`,
      ),
    );
  expect(difference(picture(art.png), picture(png(parts)))).toBe(0);
  expect(picture(art.png).pixels.slice(0, 4)).toEqual(new Float64Array([255, 0, 0, 255]));
});

describe("only chunks that the look needs remain", () => {
  test("text, Exif, time, profile, gamma and bytes after the end are dropped", () => {
    const notes = "tEXt iTXt zTXt eXIf tIME iCCP gAMA sRGB cHRM pHYs bKGD sBIT hIST sPLT vpAg".split(" ");
    const given = png({
      ...GREY,
      before: notes.map((type) => chunk(type, Buffer.from("secret"))),
      after: [chunk("tEXt", Buffer.from("secret"))],
    });
    const art = read(Buffer.concat([given, Buffer.from("secret")]));
    expect(chunksOf(art.png).map(({ type }) => type)).toEqual(["IHDR", "IDAT", "IEND"]);
    expect(Buffer.from(art.png).includes("secret")).toBe(false);
  });

  test("bytes hidden behind the pixels stay behind", () => {
    const data = Buffer.concat([deflateSync(GREY.raw), Buffer.from("secret")]);
    const art = read(file([chunk("IHDR", header(GREY)), chunk("IDAT", data), chunk("IEND", EMPTY)]));
    expect(Buffer.from(art.png).includes("secret")).toBe(false);
  });

  test("pixels cut into several chunks are put together", () => {
    const data = deflateSync(GREY.raw);
    const cut = [data.subarray(0, 3), EMPTY, data.subarray(3)].map((part) => chunk("IDAT", part));
    const art = read(file([chunk("IHDR", header(GREY)), ...cut, chunk("IEND", EMPTY)]));
    expect(art.png).toEqual(read(png(GREY)).png);
  });

  test("transparency and palette remain, the palette padded so that no pixel points beyond it", () => {
    const before = [palette(3), chunk("tRNS", Uint8Array.of(0, 128))];
    const art = read(png({ ...GREY, depth: 2, colorType: 3, raw: plain(4, 4, 2, 0xff), before }));
    const [, colors, alpha] = chunksOf(art.png);
    expect(colors).toEqual({ type: "PLTE", data: Buffer.from([...Array<number>(9).fill(0x80), 0, 0, 0]) });
    expect(alpha).toEqual({ type: "tRNS", data: Buffer.from([0, 128]) });
  });

  test("a palette that only suggests colours stays behind", () => {
    const art = read(png({ ...GREY, colorType: 2, raw: plain(4, 4, 24), before: [palette(5)] }));
    expect(chunksOf(art.png).map(({ type }) => type)).toEqual(["IHDR", "IDAT", "IEND"]);
  });

  test("reading the result again gives the same", () => {
    const art = read(png({ ...GREY, after: [chunk("tEXt", Buffer.from("x"))] }));
    expect(read(art.png).png).toEqual(art.png);
  });
});

test("base64 may have a prefix and line breaks", () => {
  const text = base64(png(GREY));
  const expected = readPngLogo(text);
  expect(readPngLogo(`data:image/png;base64,${text}`)).toEqual(expected);
  expect(readPngLogo(`\n${text.replace(/.{20}/g, "$&\r\n")}`)).toEqual(expected);
});

test("every filter type of a row is read", () => {
  for (const filter of [0, 1, 2, 3, 4]) {
    const { width } = read(png({ ...GREY, raw: plain(4, 4, 8).fill(filter, 5, 6) }));
    expect(width).toBe(GREY.width);
  }
});

describe("text that is not base64 of a PNG is refused", () => {
  const texts = {
    nothing: ["", "base64"],
    "other characters": ["iVBORw0KGgo*", "base64"],
    "another kind of address": [`data:image/svg+xml;base64,${base64(png(GREY))}`, "base64"],
    "an address": ["https://evil.example/a.png", "base64"],
    "a GIF": [Buffer.from("GIF89a\x01\x00\x01\x00").toString("base64"), "not a PNG"],
    "too much": ["A".repeat(950_001), "700 KB"],
  } as const;
  for (const [name, [text, reason]] of Object.entries(texts))
    test(name, () => {
      expect(refusal(() => readPngLogo(text)).detail).toContain(reason);
    });
});

describe("a malformed PNG is refused", () => {
  const idat = chunk("IDAT", deflateSync(GREY.raw));
  const iend = chunk("IEND", EMPTY);
  const ihdr = chunk("IHDR", header(GREY));
  const spoiled = Buffer.from(png(GREY));
  spoiled[20] = 99;
  const files: Readonly<Record<string, readonly [Uint8Array, string]>> = {
    "only a signature": [file([]), "cut off"],
    "no end": [file([ihdr, idat]), "cut off"],
    "a length beyond the file": [
      Buffer.concat([
        file([ihdr]),
        Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0),
      ]),
      "cut off",
    ],
    "a wrong checksum": [spoiled, "checksum"],
    "a chunk with an odd name": [file([ihdr, chunk("ID\0T", EMPTY), idat, iend]), "proper name"],
    "no header": [file([idat, iend]), "header"],
    "a header that is not first": [file([chunk("tEXt", EMPTY), ihdr, idat, iend]), "header"],
    "a short header": [file([chunk("IHDR", new Uint8Array(12)), idat, iend]), "header"],
    "two headers": [file([ihdr, ihdr, idat, iend]), "more than one IHDR"],
    "an unknown compression": [
      file([chunk("IHDR", Uint8Array.of(0, 0, 0, 4, 0, 0, 0, 4, 8, 0, 1, 0, 0)), idat, iend]),
      "pixel format",
    ],
    "an unknown filter method": [
      file([chunk("IHDR", Uint8Array.of(0, 0, 0, 4, 0, 0, 0, 4, 8, 0, 0, 1, 0)), idat, iend]),
      "pixel format",
    ],
    "an unknown interlacing": [png({ ...GREY, interlace: 2 }), "pixel format"],
    "no width": [png({ ...GREY, width: 0 }), "no width"],
    "too many pixels a side": [png({ ...GREY, width: 4_097, height: 400 }), "too large"],
    "a width of four thousand million": [png({ ...GREY, width: 0xffffffff }), "too large"],
    "more than 32 MB of pixels, even where none are there": [
      png({ width: 3_000, height: 1_400, depth: 16, colorType: 6, raw: plain(4, 3, 8) }),
      "too large",
    ],
    "too many pixels": [png({ ...GREY, width: 4_096, height: 4_000 }), "too large"],
    "too long a shape": [png({ ...GREY, width: 85, height: 4 }), "20 times"],
    "no pixels": [file([ihdr, iend]), "missing or out of order"],
    "pixels with something in between": [
      file([ihdr, idat, chunk("tEXt", EMPTY), idat, iend]),
      "missing or out of order",
    ],
    "fewer pixels": [png({ ...GREY, raw: plain(4, 3, 8) }), "fewer pixels"],
    "more pixels": [png({ ...GREY, raw: plain(4, 5, 8) }), "more pixels"],
    "pixels that don't unpack": [
      file([ihdr, chunk("IDAT", Buffer.from("hello")), iend]),
      "can't be unpacked",
    ],
    "pixels that stop": [
      file([ihdr, chunk("IDAT", deflateSync(GREY.raw).subarray(0, 5)), iend]),
      "can't be unpacked",
    ],
    "a filter that doesn't exist": [png({ ...GREY, raw: plain(4, 4, 8).fill(5, 5, 6) }), "row"],
    "an animation": [png({ ...GREY, before: [chunk("acTL", new Uint8Array(8))] }), "animated"],
    "a critical chunk of nobody's": [png({ ...GREY, before: [chunk("EVIL", EMPTY)] }), "no decoder knows"],
    "indices without a palette": [png({ ...GREY, colorType: 3 }), "palette"],
    "a palette of half a colour": [
      png({ ...GREY, colorType: 3, before: [chunk("PLTE", new Uint8Array(4))] }),
      "palette",
    ],
    "a palette too long": [
      png({ ...GREY, depth: 2, colorType: 3, raw: plain(4, 4, 2), before: [palette(5)] }),
      "palette",
    ],
    "a palette behind the pixels": [png({ ...GREY, colorType: 3, after: [palette(2)] }), "out of order"],
    "transparency before the palette": [
      png({ ...GREY, colorType: 3, before: [chunk("tRNS", Uint8Array.of(1)), palette(2)] }),
      "out of order",
    ],
    "transparency of more colours than there are": [
      png({ ...GREY, colorType: 3, before: [palette(2), chunk("tRNS", new Uint8Array(3))] }),
      "tRNS",
    ],
    "transparency beside alpha": [
      png({ ...GREY, colorType: 4, raw: plain(4, 4, 16), before: [chunk("tRNS", new Uint8Array(2))] }),
      "tRNS",
    ],
    "transparency of the wrong length": [
      png({ ...GREY, before: [chunk("tRNS", new Uint8Array(6))] }),
      "tRNS",
    ],
  };
  for (const [name, [bytes, reason]] of Object.entries(files))
    test(name, () => {
      expect(detail(bytes)).toContain(reason);
    });
});

test("a bomb is not unpacked beyond the size in its header", () => {
  const bomb = deflateSync(new Uint8Array(200_000_000), { level: 1 }).subarray(0, 690_000);
  expect(detail(file([chunk("IHDR", header(GREY)), chunk("IDAT", bomb), chunk("IEND", EMPTY)]))).toContain(
    "more pixels",
  );
});

test("the largest picture is read", () => {
  const [width, height] = [4_000, 4_000];
  const art = read(
    png({ width, height, depth: 1, colorType: 0, raw: new Uint8Array(height * (1 + width / 8)) }),
  );
  expect([art.width, art.height]).toEqual([width, height]);
});

test("a damaged file is refused with a reason, or gives a file that is read again unchanged", () => {
  const whole = png({ ...GREY, colorType: 3, before: [palette(200), chunk("tRNS", Uint8Array.of(1, 2))] });
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(9), (at, byte, cut) => {
      const spoiled = Buffer.concat([whole.subarray(0, at), Uint8Array.of(byte), whole.subarray(at + cut)]);
      try {
        const { png } = read(spoiled);
        expect(read(png).png).toEqual(png);
      } catch (cause) {
        expect(cause).toBeInstanceOf(Fault);
      }
    }),
    { seed: 20261121, numRuns: 1_000 },
  );
});
