import { Fault } from "../../kit/shared/fault.ts";
import { explain, type ParametersOf, type Reason } from "../../kit/shared/reasons.ts";

/** The refusal of an inline SVG. */
export function svgFault<R extends Reason>(reason: R, ...params: ParametersOf<R>): Fault {
  return logoFault("/style/logo/svg", reason, ...params);
}

/** The refusal of an inline PNG. */
export function pngFault<R extends Reason>(reason: R, ...params: ParametersOf<R>): Fault {
  return logoFault("/style/logo/png", reason, ...params);
}

/** The refusal of a logo. `pointer` (RFC 6901) names the part of the style that has to change. */
export function logoFault<R extends Reason>(pointer: string, reason: R, ...params: ParametersOf<R>): Fault {
  const why = explain(reason, ...params);
  return new Fault("logo_invalid", `The logo can't be used. ${why.detail}`, {
    errors: [{ pointer, ...why }],
  });
}

const PLAIN_NAME = /^[A-Za-z][A-Za-z-]{0,29}$/;

/** A name of an element or attribute for a message: itself when it is a short plain word, otherwise `otherwise`. */
export function safeName(name: string, otherwise: string): string {
  return PLAIN_NAME.test(name) ? name : otherwise;
}
