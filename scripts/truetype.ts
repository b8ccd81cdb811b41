/** What a caption needs of a TrueType font (OpenType 1.9, ISO/IEC 14496-22), read from its tables. */
export interface TrueType {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  /** Unicode code point → glyph number. */
  readonly characters: ReadonlyMap<number, number>;
  advance(glyph: number): number;
  /** The outlines a glyph is put together from and where each goes: one for a simple glyph, several for an accented letter. */
  pieces(glyph: number): readonly Piece[];
  /** An outline as relative SVG path data, y downwards, in font units. */
  outline(glyph: number): string;
  table(tag: string): DataView;
}

export interface Piece {
  readonly glyph: number;
  readonly dx: number;
  readonly dy: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** Reads a font with TrueType outlines. Throws an Error naming what it does not know. */
export function readTrueType(file: Uint8Array): TrueType {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map<string, DataView>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const offset = file.byteOffset + view.getUint32(at + 8);
    tables.set(tag, new DataView(file.buffer, offset, view.getUint32(at + 12)));
  }
  const table = (tag: string): DataView => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const head = table("head");
  const glyf = table("glyf");
  const loca = table("loca");
  const hmtx = table("hmtx");
  const metrics = table("hhea").getUint16(34);
  const glyphData = (glyph: number): DataView | null => {
    const [from, to] =
      head.getInt16(50) === 0
        ? [2 * loca.getUint16(2 * glyph), 2 * loca.getUint16(2 * glyph + 2)]
        : [loca.getUint32(4 * glyph), loca.getUint32(4 * glyph + 4)];
    return to === from ? null : new DataView(glyf.buffer, glyf.byteOffset + from, to - from);
  };
  return {
    unitsPerEm: head.getUint16(18),
    capHeight: table("OS/2").getInt16(88),
    characters: readCharacters(table("cmap")),
    advance: (glyph) => hmtx.getUint16(4 * Math.min(glyph, metrics - 1)),
    pieces: (glyph) => readPieces(glyph, glyphData),
    outline: (glyph) => {
      const data = glyphData(glyph);
      return data === null ? "" : spell(readContours(data));
    },
    table,
  };
}

/** The character map's format 12, or its format 4 for fonts of the basic plane only. */
function readCharacters(cmap: DataView): Map<number, number> {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(8 + 8 * i));
  const full = offsets.find((offset) => cmap.getUint16(offset) === 12);
  if (full === undefined) throw new Error("The font has no character map of format 12");
  const characters = new Map<number, number>();
  for (let group = 0; group < cmap.getUint32(full + 12); group++) {
    const at = full + 16 + 12 * group;
    const first = cmap.getUint32(at);
    for (let code = first; code <= cmap.getUint32(at + 4); code++)
      characters.set(code, cmap.getUint32(at + 8) + code - first);
  }
  return characters;
}

const ARGS_ARE_WORDS = 0x0001;
const ARGS_ARE_XY = 0x0002;
const ANY_SCALE = 0x0008 | 0x0040 | 0x0080;
const MORE_COMPONENTS = 0x0020;

function readPieces(glyph: number, glyphData: (glyph: number) => DataView | null): Piece[] {
  const data = glyphData(glyph);
  if (data === null) return [];
  if (data.getInt16(0) >= 0) return [{ glyph, dx: 0, dy: 0 }];
  const pieces: Piece[] = [];
  let at = 10;
  let flags = MORE_COMPONENTS;
  while (flags & MORE_COMPONENTS) {
    flags = data.getUint16(at);
    if (!(flags & ARGS_ARE_XY) || flags & ANY_SCALE)
      throw new Error(`Glyph ${glyph} scales or anchors a part`);
    const words = flags & ARGS_ARE_WORDS;
    const dx = words ? data.getInt16(at + 4) : data.getInt8(at + 4);
    const dy = words ? data.getInt16(at + 6) : data.getInt8(at + 5);
    for (const inner of readPieces(data.getUint16(at + 2), glyphData))
      pieces.push({ glyph: inner.glyph, dx: inner.dx + dx, dy: inner.dy + dy });
    at += words ? 8 : 6;
  }
  return pieces;
}

function readContours(data: DataView): Point[][] {
  const contours = data.getInt16(0);
  const ends = Array.from({ length: contours }, (_, i) => data.getUint16(10 + 2 * i));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * contours;
  at += 2 + data.getUint16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.getUint8(at++);
    const times = flag & 0x08 ? 1 + data.getUint8(at++) : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.getUint8(at++) : -data.getUint8(at++);
      else if (!(flag & same)) {
        value += data.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(0x02, 0x10);
  const ys = axis(0x04, 0x20);
  const points = flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, on: (flag & 1) === 1 }));
  return ends.map((end, i) => points.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

function spell(contours: readonly (readonly Point[])[]): string {
  let out = "";
  let x = 0;
  let y = 0;
  const step = (command: string, ...targets: Point[]): void => {
    const numbers = targets.flatMap((target) => [target.x - x, y - target.y]);
    out += command + numbers.join(" ").replaceAll(" -", "-");
    const last = targets.at(-1);
    if (last !== undefined) [x, y] = [last.x, last.y];
  };
  for (const contour of contours) {
    const ring = withOnCurvePoints(contour);
    const [start, ...rest] = ring;
    if (start === undefined) continue;
    step("m", start);
    for (let i = 0; i < rest.length; i++) {
      const point = rest[i];
      if (point === undefined) break;
      if (point.on) step("l", point);
      else step("q", point, rest[++i] ?? start);
    }
    out += "z";
    [x, y] = [start.x, start.y];
  }
  return out;
}

/** Two off-curve points in a row imply an on-curve point half way, here rounded to whole units; starts on the curve. */
function withOnCurvePoints(contour: readonly Point[]): Point[] {
  const ring: Point[] = [];
  contour.forEach((point, i) => {
    const before = contour.at(i - 1);
    if (before !== undefined && !before.on && !point.on)
      ring.push({
        x: Math.round((before.x + point.x) / 2),
        y: Math.round((before.y + point.y) / 2),
        on: true,
      });
    ring.push(point);
  });
  const first = ring.findIndex((point) => point.on);
  return [...ring.slice(first), ...ring.slice(0, first)];
}
