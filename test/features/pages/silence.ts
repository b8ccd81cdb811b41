/**
 * A frame of silence: MPEG 2, layer III, 8 kbit/s, 24 kHz, mono (ISO 13818-3). Its side information has no
 * samples.
 */
const FRAME = Buffer.concat([Buffer.from([0xff, 0xf3, 0x14, 0xc4]), Buffer.alloc(20)]);

/** Samples of a frame, and those of a second. */
const [SAMPLES, RATE] = [576, 24_000];

/** An MP3 of some seconds in which nothing is heard. */
export function silence(seconds: number): Buffer {
  return Buffer.concat(Array<Buffer>(Math.ceil((seconds * RATE) / SAMPLES)).fill(FRAME));
}
