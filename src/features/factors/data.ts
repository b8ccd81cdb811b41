import type { Keeping } from "../../../db/engine.ts";
import { createFactorStore } from "./store/factors.ts";
import { createPasskeyStore } from "./store/passkeys.ts";
import { createSecondStepStore } from "./store/second-steps.ts";
import { passkeys, recoveryCodes, secondSteps, totpSecrets } from "./tables.ts";

/** Second factors, and sign-ins that wait for them. */
export const factorsData = {
  tables: [totpSecrets, recoveryCodes, passkeys, secondSteps],
  stores: ({ database }: Keeping) => ({
    factors: createFactorStore(database),
    passkeys: createPasskeyStore(database),
    secondSteps: createSecondStepStore(database),
  }),
};
