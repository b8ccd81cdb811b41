/*
 * Measures work by the processor time of this process, which other programs hardly change, in yardsticks. A yardstick is
 * the processor time of a fixed piece of work: some tenth of a second on a machine of 2026.
 */

const PIECE = new Uint8Array(1024 * 1024).fill(113);
const PIECES = 64;

/** Milliseconds of processor time that `work` takes in this process. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function hashPieces(): void {
  const hasher = new Bun.CryptoHasher("sha512");
  for (let piece = 0; piece < PIECES; piece++) hasher.update(PIECE);
  hasher.digest();
}

let yardstick: Promise<number> | null = null;

/** The work of something in yardsticks. */
export async function workOf(work: () => unknown): Promise<number> {
  yardstick ??= processorTime(hashPieces);
  return (await processorTime(work)) / (await yardstick);
}
