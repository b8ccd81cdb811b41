import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { buildPayload } from "../../qr/payload/index.ts";
import type { Style } from "../../qr/style.ts";

/** The wishes of an address, checked by their schema. Numbers are read. */
export interface PictureRequest {
  readonly data: string;
  readonly style?: string | undefined;
  readonly size?: number | undefined;
  readonly margin?: number | undefined;
  readonly color?: string | undefined;
  readonly background?: string | undefined;
  readonly ecc?: Style["ecc"] | undefined;
}

/** The payload and style of an address. @throws Fault `fields_invalid` with a pointer into the query. */
export function readPicture(request: PictureRequest): { readonly payload: string; readonly style: Style } {
  const { data, style: template, size, margin, color, background, ecc } = request;
  return {
    payload: inQuery(() => buildPayload("text", { text: data })),
    style: {
      ...(template === undefined ? {} : { template }),
      ...(size === undefined ? {} : { size }),
      ...(margin === undefined ? {} : { margin }),
      ...(color === undefined ? {} : { foreground: spelled(color) }),
      ...(background === undefined
        ? {}
        : { background: background === "transparent" ? background : spelled(background) }),
      ...(ecc === undefined ? {} : { ecc }),
    },
  };
}

const DATA = /[?&]data=([^&#]*)/g;

/**
 * Refuses an address whose data can't be unescaped. The framework would take it as it is, and its other
 * escapes with it: `50%+off%21` would be drawn as it is written.
 * @throws Fault `invalid_request`.
 */
export function checkEscapes(url: string): void {
  try {
    for (const [, data = ""] of url.matchAll(DATA)) decodeURIComponent(data);
  } catch {
    throw invalidRequest([{ pointer: "?data", ...explain("not_escaped") }]);
  }
}

/** `#` of a colour begins the fragment of an address where it is not escaped, so most leave it out. */
function spelled(color: string): string {
  return `#${color.replace("#", "").toLowerCase()}`;
}

const POINTERS: ReadonlyMap<string, string> = new Map([
  ["/fields", "?data"],
  ["/fields/text", "?data"],
  ["/style/template", "?style"],
  ["/style/size", "?size"],
  ["/style/margin", "?margin"],
  ["/style/foreground", "?color"],
  ["/style/background", "?background"],
  ["/style/ecc", "?ecc"],
]);

function inQuery<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw pointingIntoQuery(error);
  }
}

/**
 * An error of a drawing with pointers into the query. A property that it can't name is one of the template.
 */
export function pointingIntoQuery(error: unknown): unknown {
  if (!(error instanceof Fault) || error.errors.length === 0) return error;
  const errors = error.errors.map((detail) => ({
    ...detail,
    pointer: POINTERS.get(detail.pointer) ?? "?style",
  }));
  return new Fault(error.code, error.message, { errors, extra: error.extra });
}
