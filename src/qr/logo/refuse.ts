import { Fault } from "../../shared/fault.ts";

/** The refusal of an inline SVG: `detail` says what to change and never holds submitted text. */
export function svgFault(detail: string): Fault {
  return logoFault("/style/logo/svg", detail);
}

/** The refusal of an inline PNG. */
export function pngFault(detail: string): Fault {
  return logoFault("/style/logo/png", detail);
}

/** The refusal of a logo, `pointer` (RFC 6901) naming the part of the style that has to change. */
export function logoFault(pointer: string, detail: string): Fault {
  return new Fault("logo_invalid", `The logo can't be used. ${detail}`, { errors: [{ pointer, detail }] });
}

const PLAIN_NAME = /^[A-Za-z][A-Za-z-]{0,29}$/;

/** An element or attribute name fit to be repeated in a message: only short plain words pass. */
export function spokenName(name: string, otherwise: string): string {
  return PLAIN_NAME.test(name) ? name : otherwise;
}
