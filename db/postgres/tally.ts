import { SLOT } from "../common/grain.ts";
import type { Bucket } from "../common/tally.ts";
import { plainArray, textArray } from "./arrays.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";

/** The counts that consenting devices add to a code's counters. */
export interface DeviceCounts {
  devices: number;
  repeatDevices: number;
  deviceScans: number;
}

/** A list in a column is given as a text, and read as one in its row. */
const APPEND = `
  insert into scan_deltas (code_seq, id, slot, scans, unique_visitors, repeat_scanners, bots, bot_visitors, bot_repeaters,
    devices, repeat_devices, device_scans,
    dimensions, value_names, value_scans, value_visitors, value_bots, value_bot_visitors)
  select code_seq, id, slot, scans, unique_visitors, repeat_scanners, bots, bot_visitors, bot_repeaters,
    devices, repeat_devices, device_scans,
    a::integer[], b::text[], c::integer[], d::integer[], e::integer[], f::integer[]
  from unnest($1::text::bigint[], $2::text::bigint[], $3::text::bigint[], $4::text::bigint[], $5::text::bigint[],
    $6::text::bigint[], $7::text::bigint[], $8::text::bigint[], $9::text::bigint[], $10::text::bigint[],
    $11::text::bigint[], $12::text::bigint[],
    $13::text::text[], $14::text::text[], $15::text::text[], $16::text::text[], $17::text::text[], $18::text::text[])
    as u(code_seq, id, slot, scans, unique_visitors, repeat_scanners, bots, bot_visitors, bot_repeaters,
      devices, repeat_devices, device_scans, a, b, c, d, e, f)`;

const COUNTS = ["scans", "uniqueVisitors", "repeatScanners", "bots", "botVisitors", "botRepeaters"] as const;
const VALUE_COUNTS = ["scans", "uniqueVisitors", "bots", "botVisitors"] as const;
const DEVICE_COUNTS = ["devices", "repeatDevices", "deviceScans"] as const;
const NO_DEVICES: DeviceCounts = { devices: 0, repeatDevices: 0, deviceScans: 0 };

/**
 * Appends the counts of a batch: a row a code and quarter hour. Nobody else writes to it.
 * @param idOf - the id of the first scan that a bucket counts.
 */
export async function appendTally(
  transaction: Connection,
  buckets: readonly Bucket[],
  devices: ReadonlyMap<number, DeviceCounts>,
  idOf: (bucket: Bucket) => number,
): Promise<void> {
  const withDevices = new Set<number>();
  // The devices of a code stand in its first row.
  const devicesOf = buckets.map(({ codeSeq }) => {
    if (withDevices.has(codeSeq)) return NO_DEVICES;
    withDevices.add(codeSeq);
    return devices.get(codeSeq) ?? NO_DEVICES;
  });
  const valuesOf = buckets.map(({ values }) =>
    values.flatMap((byValue, dimension) =>
      [...byValue].map(([value, counts]) => ({ dimension, value, counts })),
    ),
  );
  await rowsOf(transaction, APPEND, [
    plainArray(buckets.map(({ codeSeq }) => codeSeq)),
    plainArray(buckets.map(idOf)),
    plainArray(buckets.map(({ from }) => Math.floor(from / SLOT.quarter))),
    ...COUNTS.map((name) => plainArray(buckets.map(({ counts }) => counts[name]))),
    ...DEVICE_COUNTS.map((name) => plainArray(devicesOf.map((counts) => counts[name]))),
    textArray(valuesOf.map((values) => plainArray(values.map(({ dimension }) => dimension)))),
    textArray(valuesOf.map((values) => textArray(values.map(({ value }) => value)))),
    ...VALUE_COUNTS.map((name) =>
      textArray(valuesOf.map((values) => plainArray(values.map(({ counts }) => counts[name])))),
    ),
  ]);
}
