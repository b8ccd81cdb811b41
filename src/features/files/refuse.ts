import { Fault } from "../../kit/shared/fault.ts";
import { MOST_FILES } from "./constants.ts";
import { explain, type ParametersOf, type Reason } from "../../kit/shared/reasons.ts";

/** The refusal of a file that is not as its media type says, or that a reader would run. */
export function fileFault<R extends Reason>(reason: R, ...params: ParametersOf<R>): Fault {
  const why = explain(reason, ...params);
  return new Fault("file_invalid", `The file ${why.detail}.`, { errors: [{ pointer: "", ...why }] });
}

/** A write would exceed the bytes of files that a workspace's plan allows. @param most - those bytes. */
export function fileBytesReached(most: number | null): Fault {
  const why = explain("plan_file_bytes", { megabytes: Math.floor((most ?? 0) / 1_000_000) });
  return new Fault("plan_limit", `${why.detail} Delete files, or redeem a voucher for a larger plan.`, {
    errors: [{ pointer: "", ...why }],
  });
}

/** A workspace has as many files as it may have. */
export function filesReached(): Fault {
  const why = explain("plan_files", { limit: MOST_FILES });
  return new Fault("plan_limit", `${why.detail} Delete some.`, { errors: [{ pointer: "", ...why }] });
}
