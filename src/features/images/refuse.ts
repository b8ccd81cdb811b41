import { Fault } from "../../kit/shared/fault.ts";
import { explain, type ParametersOf, type Reason } from "../../kit/shared/reasons.ts";

/** The refusal of a picture that is not as its media type says, or too much to decode. */
export function pictureFault<R extends Reason>(reason: R, ...params: ParametersOf<R>): Fault {
  const why = explain(reason, ...params);
  return new Fault("image_invalid", `The picture ${why.detail}.`, { errors: [{ pointer: "", ...why }] });
}
