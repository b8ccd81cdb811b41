import { Fault, type FaultDetail } from "../../../src/kit/shared/fault.ts";

/** The one thing that a reader finds wrong; an error when it finds nothing, or fails in another way than by a Fault. */
export function refusal(read: () => unknown): FaultDetail {
  try {
    read();
  } catch (cause) {
    if (!(cause instanceof Fault)) throw cause;
    const [first, ...more] = cause.errors;
    if (cause.code !== "logo_invalid" || first === undefined || more.length > 0)
      throw new Error("a logo is refused with logo_invalid and one reason");
    return first;
  }
  throw new Error("it was accepted");
}
