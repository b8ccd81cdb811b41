import type { Flaw } from "../../kit/gs1/gs1.ts";
import { UnknownName } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";

/** A path that begins as one of GS1 does is none (GS1-Conformant Resolver 1.2, 2.4.1). */
export class InvalidLink extends Fault {
  constructor(flaws: readonly Flaw[]) {
    super("invalid_request", "This is no GS1 Digital Link; errors says why.", {
      errors: flaws.map(({ reason }) => ({ pointer: "", ...reason })),
    });
  }
}

/** No code has ever had a GS1 address. */
export class UnknownLink extends UnknownName {
  constructor() {
    super("code_not_found", "There is no code for this GS1 Digital Link.");
  }
}

/** A code has no link of the type that was asked for (2.6.2). */
export function noSuchLink(): Fault {
  return new Fault("not_found", "There is no link of this type.");
}
