import type { Codes } from "../codes/codes.ts";
import type { Encoded } from "../codes/payload.ts";
import type { LogoCopy } from "../logos/art.ts";
import { judgedAs } from "../../qr/scannability/payload-judge.ts";
import type { CodeStyle } from "../looks/model.ts";
import { Busy } from "../../kit/shared/busy.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Caller } from "../../kit/shared/caller.ts";
import { Lru } from "../../kit/shared/lru.ts";
import { propertyDetail } from "../../kit/shared/property-detail.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { isFailureCode } from "./constants.ts";
import type { Failure, Looked } from "./records.ts";

/** Milliseconds of checks between two turns of the event loop. */
const TURN = 2;

/** Verdicts that are remembered. Few addresses differ in their symbol's size. */
const MOST_KNOWN = 1_000;

/** Gives those codes that can't be drawn in a style. @throws Busy */
export type Verdicts = (codes: Looked["codes"]) => Promise<Failure[]>;

/**
 * Checks one style for many codes, as an edit of each would. Codes whose symbols are of the same size share a verdict, so a
 * logo is read a few times, however many codes there are.
 */
export function createVerdicts(
  { checkStyle, payload }: Pick<Codes, "checkStyle" | "payload">,
  tenant: Pick<Tenant, "id">,
  style: CodeStyle | null | undefined,
  copies: readonly LogoCopy[],
  caller: Caller,
): Verdicts {
  // The first check, of the request, was paid.
  const by = { caller, author: null, pay: async () => {} };
  const known = new Lru<string, Omit<Failure, "id"> | null>(MOST_KNOWN);
  const yieldToLoop = createYielder(TURN);

  async function verdict(code: Encoded): Promise<Omit<Failure, "id"> | null> {
    try {
      await checkStyle(tenant, code, style, copies, by);
      return null;
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof Busy) throw error;
      // The style itself was fine when the run began: another version of the service may refuse it.
      const code = isFailureCode(error.code) ? error.code : "style_invalid";
      return { code, detail: detailOf(error) };
    }
  }

  return async (codes) => {
    if (!style) return [];
    const refused: Failure[] = [];
    for (const code of codes) {
      const alike = judgedAs(payload(code));
      const before = known.get(alike);
      const failure = before === undefined ? await verdict(code) : before;
      known.set(alike, failure);
      if (failure) refused.push({ id: code.id, ...failure });
      await yieldToLoop();
    }
    return refused;
  };
}

/** A fault's sentence without its list of errors, which a failure does not have. */
function detailOf({ code, message, errors: [first] }: Fault): string {
  return code === "style_not_scannable" && first
    ? `The code would not scan in this style: ${propertyDetail(first)}`
    : message;
}
