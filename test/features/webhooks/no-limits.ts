import type { AddressLimits } from "../../../src/features/webhooks/address-limits.ts";

/** Every address has room. */
export const NO_LIMITS: AddressLimits = { enter: async () => () => {} };
