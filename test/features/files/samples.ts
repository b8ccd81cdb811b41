import { deflateSync } from "node:zlib";

/** Files as programs write them, as small as they can be, and ones that are made to deceive. */

/** A PDF with one page. @param more - objects and entries besides. */
export function pdf(more = "", catalog = ""): Buffer {
  return Buffer.from(
    `%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n` +
      "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n" +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n${more}\n` +
      "trailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n",
    "latin1",
  );
}

/** The bytes of a stream of objects, deflated. */
export function packed(objects: string, dictionary = "/Filter /FlateDecode"): string {
  const bytes = deflateSync(Buffer.from(objects, "latin1")).toString("latin1");
  return `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} >>\nstream\n${bytes}\nendstream\nendobj\n`;
}

/** MP3 of so many frames of silence: version 1, layer III, 128 kbit/s, 44,100 samples a second. */
export function mp3(frames = 8, tag = 0): Buffer {
  const sound = Buffer.alloc(417 * frames);
  for (let at = 0; at < frames; at++) sound.set([0xff, 0xfb, 0x90, 0x00], at * 417);
  if (tag === 0) return sound;
  const size = [tag >> 21, tag >> 14, tag >> 7, tag].map((part) => part & 0x7f);
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, ...size]), Buffer.alloc(tag), sound]);
}

function box(name: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4, "latin1");
  return Buffer.concat([head, ...content]);
}

/** An MP4 with tracks of some kinds. */
export function mp4(brand = "M4A ", kinds: readonly string[] = ["soun"]): Buffer {
  const track = (kind: string) =>
    box("trak", box("mdia", box("hdlr", Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13))));
  return Buffer.concat([
    box("ftyp", Buffer.from(`${brand}\0\0\0\0mp42isom`)),
    box("mdat", Buffer.alloc(1_000, 7)),
    box("moov", ...kinds.map(track)),
  ]);
}

/** A page of OGG with the head of Opus. */
export function ogg(codec = "OpusHead\u0001\u0002"): Buffer {
  const head = Buffer.alloc(28);
  head.write("OggS", 0, "latin1");
  head[26] = 1;
  head[27] = codec.length;
  return Buffer.concat([head, Buffer.from(codec, "latin1"), Buffer.alloc(100)]);
}

/** The beginning of a ZIP whose first file is the media type of a book, not compressed. */
export function epub(type = "application/epub+zip"): Buffer {
  const name = "mimetype";
  const head = Buffer.alloc(30);
  head.write("PK\u0003\u0004", 0, "latin1");
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(type.length, 18);
  head.writeUInt32LE(type.length, 22);
  head.writeUInt16LE(name.length, 26);
  const next = Buffer.from(head);
  next.writeUInt32LE(0, 18);
  next.writeUInt32LE(0, 22);
  next.writeUInt16LE(5, 26);
  return Buffer.concat([head, Buffer.from(name + type), next, Buffer.from("a.txt")]);
}

/** Bytes that differ at each place, as the end of a file that says nothing. */
export function filled(start: Buffer, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at++) bytes[at] = (at * 7 + (at >> 8)) & 0x3f;
  start.copy(bytes);
  return bytes;
}
