import type { FileSource } from "./source.ts";

/** Tags in front of the sound, at most: players read one, and some programs add another. */
const MOST_TAGS = 4;

/** Bytes between the tags and the first frame: some programs leave room there. */
const ROOM = 16 * 1024;

/** Frames behind each other that make it sound: two bytes alone may be anything. */
const FRAMES = 3;

/**
 * Kilobits a second of layer III, by version 1 and by versions 2 and 2.5 (ISO 11172-3, 2.4.2.3; ISO
 * 13818-3).
 */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;

/** Samples a second of version 1. Version 2 has half of them, 2.5 a quarter. */
const SAMPLES = [44_100, 48_000, 32_000] as const;

/** Whether a file is MP3: behind its tags frames follow each other. */
export async function isMp3(source: FileSource): Promise<boolean> {
  let at = 0;
  for (let tags = 0; tags < MOST_TAGS; tags++) {
    const tag = tagLength(await source.read(at, 10));
    if (tag === 0) break;
    at += tag;
  }
  const room = await source.read(at, ROOM);
  for (let skipped = 0; skipped + 4 <= room.length; skipped++) {
    if (room[skipped] !== 0xff) {
      // Only zeros are room. Anything else is another kind of file.
      if (room[skipped] !== 0) return false;
      continue;
    }
    return areFrames(source, at + skipped);
  }
  return false;
}

/** Bytes of a tag (ID3v2.4, 3.1), with its head; 0 where there is none. */
function tagLength(head: Uint8Array): number {
  const [i = 0, d = 0, three = 0, , , flags = 0, ...size] = head;
  if (i !== 0x49 || d !== 0x44 || three !== 0x33 || size.length !== 4) return 0;
  const footer = (flags & 0x10) === 0 ? 0 : 10;
  return 10 + footer + size.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

async function areFrames(source: FileSource, from: number): Promise<boolean> {
  let at = from;
  for (let found = 0; found < FRAMES; found++) {
    const length = frameLength(await source.read(at, 4));
    if (length === 0) return false;
    at += length;
    // A very short sound ends with its last frame.
    if (at >= source.length) return true;
  }
  return true;
}

/** Bytes of a frame of layer III, with its head; 0 where there is none. */
function frameLength(head: Uint8Array): number {
  const [sync = 0, second = 0, third = 0] = head;
  if (head.length < 4 || sync !== 0xff || (second & 0xe0) !== 0xe0) return 0;
  const version = (second >> 3) & 3;
  const samples = SAMPLES[(third >> 2) & 3];
  // Version 1 is 3, version 2 is 2, 2.5 is 0. Layer III is 1.
  const rate = RATES[version === 3 ? 0 : 1]?.[third >> 4];
  if (version === 1 || ((second >> 1) & 3) !== 1 || samples === undefined || !rate) return 0;
  const times = version === 3 ? 144_000 : 72_000;
  const share = version === 3 ? 1 : version === 2 ? 2 : 4;
  return Math.floor((times * rate * share) / samples) + ((third >> 1) & 1);
}
