const RATE = 136;
const LANE = (1n << 64n) - 1n;

/**
 * Keccak with a capacity of 512 bits and 32 bytes of output (Keccak reference 3.0): with domain 1 the hash
 * Ethereum uses, with domain 6 SHA3-256 (FIPS 202), which Bun has but Ethereum, being older, has not.
 */
export function keccak256(message: Uint8Array, domain: 1 | 6 = 1): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 1) / RATE) * RATE);
  padded.set(message);
  padded[message.length] = domain;
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80;
  const input = new DataView(padded.buffer);
  const state = new BigUint64Array(25);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++)
      state[lane] = at(state, lane) ^ input.getBigUint64(block + lane * 8, true);
    permute(state);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let lane = 0; lane < 4; lane++) digest.setBigUint64(lane * 8, at(state, lane), true);
  return new Uint8Array(digest.buffer);
}

/** Keccak-f[1600]: 24 rounds of θ, ρ, π, χ and ι over lanes A[x, y] at x + 5y. */
function permute(state: BigUint64Array): void {
  let shift = 1;
  for (let round = 0; round < 24; round++) {
    const column = [0, 1, 2, 3, 4].map((x) =>
      [0, 5, 10, 15, 20].reduce((parity, y) => parity ^ at(state, x + y), 0n),
    );
    for (let lane = 0; lane < 25; lane++)
      state[lane] =
        at(state, lane) ^ (column[(lane + 4) % 5] ?? 0n) ^ rotate(column[(lane + 1) % 5] ?? 0n, 1);

    let [x, y, carried] = [1, 0, at(state, 1)];
    for (let step = 0; step < 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const lane = x + 5 * y;
      [carried, state[lane]] = [at(state, lane), rotate(carried, (((step + 1) * (step + 2)) / 2) % 64)];
    }

    for (let row = 0; row < 25; row += 5) {
      const lanes = state.slice(row, row + 5);
      for (let i = 0; i < 5; i++)
        state[row + i] = at(lanes, i) ^ (~at(lanes, (i + 1) % 5) & LANE & at(lanes, (i + 2) % 5));
    }

    // The round constants come from a shift register: x⁸ + x⁶ + x⁵ + x⁴ + 1.
    for (let bit = 0; bit < 7; bit++) {
      if (shift & 1) state[0] = at(state, 0) ^ (1n << BigInt(2 ** bit - 1));
      shift = shift & 0x80 ? (shift << 1) ^ 0x171 : shift << 1;
    }
  }
}

function at(lanes: BigUint64Array, index: number): bigint {
  return lanes[index] ?? 0n;
}

function rotate(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & LANE;
}
