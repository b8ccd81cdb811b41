import { codeType } from "../../qr/payload/index.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";

/** Whether a row is to be kept as a plain code. @throws Fault `fields_invalid`. */
export function readKeep(cell = "no"): boolean {
  const said = truthOf(cell);
  if (said !== undefined) return said;
  const errors = [{ pointer: "/keep", ...explain("not_boolean") }];
  throw new Fault("fields_invalid", "The row is not valid.", { errors });
}

/** As people write them, and spreadsheets in the languages of the console. */
const TRUTHS: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, "1": true, wahr: true, ja: true, vrai: true, oui: true },
  ...{ verdadero: true, sí: true, si: true, vero: true, sì: true },
  ...{ false: false, no: false, "0": false, falsch: false, nein: false, faux: false, non: false },
  ...{ falso: false },
};

/** A cell of `true` or `false`, however it is spelled; `undefined` for another. */
export function truthOf(cell: string): boolean | undefined {
  return TRUTHS[cell.trim().toLowerCase()];
}

/**
 * A cell as the type's schema wants it. A cell that does not fit stays text, so that the schema refuses it
 * with a reason.
 */
export function typed(type: string, name: string, cell: string): unknown {
  const { properties } = codeType(type).fields;
  const kind: unknown = Object.hasOwn(properties, name) ? properties[name]?.type : undefined;
  const said = cell.trim();
  if (kind === "boolean") return truthOf(cell) ?? cell;
  if (kind !== "number" && kind !== "integer") return cell;
  return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(said) ? Number(said) : cell;
}
