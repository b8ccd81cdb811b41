import { buildPayload } from "../../../src/qr/payload/index.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { REASONS } from "../../../src/kit/shared/reasons.ts";

/** The problems of fields that must be refused: a sentence by pointer. */
export function refusal(type: string, fields: unknown): Record<string, string> {
  try {
    buildPayload(type, fields);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== "fields_invalid") throw thrown;
    for (const { reason } of thrown.errors)
      if (!Object.hasOwn(REASONS, reason)) throw new Error(`${type} is refused without a reason`);
    return Object.fromEntries(thrown.errors.map(({ pointer, detail }) => [pointer, detail]));
  }
  throw new Error(`The fields of ${type} were accepted`);
}

/** The pointers of the problems of fields that must be refused. */
export function refused(type: string, fields: unknown): string[] {
  return Object.keys(refusal(type, fields));
}

/** How often a property is tried, always with the same values. */
export const RUNS = { numRuns: 150, seed: 20_260_901 };
