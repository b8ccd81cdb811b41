import type { Keeping } from "../../../db/engine.ts";
import { createDeviceStore } from "./store.ts";
import { codeDevices, deviceErasures } from "./tables.ts";

/** Devices that consented. */
export const consentData = {
  tables: [codeDevices, deviceErasures],
  stores: ({ database }: Keeping) => ({
    devices: createDeviceStore(database),
  }),
};
