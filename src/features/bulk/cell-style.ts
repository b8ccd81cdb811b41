import type { CodeStyle } from "../looks/model.ts";
import { parseStyle } from "../../qr/draw.ts";
import { STYLE_TEMPLATES } from "../../qr/templates.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { folded } from "../../kit/shared/folded.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { parseSent } from "../../kit/shared/sent-json.ts";
import { savedStyle } from "./model.ts";

/** The style of a cell: JSON, the id of a template, or the name of a look. */
export type CellStyle = { readonly style: CodeStyle } | { readonly name: string };

/** @throws Fault `style_invalid` with pointers below `/style`. */
export function readCell(cell: string): CellStyle {
  if (!cell.startsWith("{")) return isTemplate(cell) ? { style: { template: cell } } : { name: cell };
  const style = jsonOf(cell);
  return { style: savedStyle.Check(style) ? style : parseStyle(style) };
}

/** The same for all cells that name a look in the same way; `null` for a style of its own. */
export function lookKey(cell: CellStyle): string | null {
  if ("name" in cell) return `name ${folded(cell.name)}`;
  return "saved" in cell.style ? `id ${cell.style.saved}` : null;
}

/** Whether a cell says all of its style. Any other names a look, or a logo of the catalog, or has a logo that becomes a PNG. */
export function isComplete(cell: string): boolean {
  return cell.startsWith("{") ? !NAMES_ID.test(cell) && !HAS_PICTURE.test(cell) : isTemplate(cell);
}

/** A property `id` or `saved`, which only a logo has in a style, and a style that names a look. */
const NAMES_ID = /"(?:id|saved)"\s*:/;

/** A logo in base64 that begins as a JPEG or a WebP does. */
const HAS_PICTURE = /"png"\s*:\s*"\s*(?:data:image\/\w+;base64,)?(?:\/9j\/|UklGR)/i;

function isTemplate(cell: string): boolean {
  return STYLE_TEMPLATES.some(({ id }) => id === cell);
}

/** The refusal of a name that neither a look nor a template has. */
export function unknownName(): Fault {
  const templates = STYLE_TEMPLATES.map(({ id }) => id).join(", ");
  return new Fault("style_invalid", "There is no style of this name.", {
    errors: [{ pointer: "/style", ...explain("style_name_unknown", { templates }) }],
  });
}

function jsonOf(cell: string): unknown {
  const sent = parseSent(Buffer.from(cell));
  if ("value" in sent) return sent.value;
  const why = sent.flaw;
  throw new Fault("style_invalid", `The style ${why.detail}.`, { errors: [{ pointer: "/style", ...why }] });
}
