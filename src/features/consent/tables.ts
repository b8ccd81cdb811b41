import { bytes, counter, key, type Table, whole } from "../../../db/column.ts";

/** Consenting devices by code, under the device's pseudonym for the tenant. */
export const codeDevices: Table = {
  name: "code_devices",
  of: { code: "in steps" },
  keeps: "device",
  columns: {
    code_seq: whole,
    device: bytes,
    first_seen: whole,
    last_seen: whole,
    scans: whole,
    /** Of the scans: how many were automated. Few devices have any. */
    bots: counter,
  },
  key: ["code_seq", "device"],
  indexes: {
    code_devices_bots: { on: ["code_seq", "scans", "bots"], where: "bots > 0" },
    code_devices_device: { on: ["device"] },
    code_devices_last_seen: { on: ["code_seq", "last_seen"] },
  },
};

/** Devices whose owners withdrew consent and whose links to past scans are still to be cut. */
export const deviceErasures: Table = {
  name: "device_erasures",
  of: {},
  keeps: "device",
  columns: { device: key(bytes) },
};
