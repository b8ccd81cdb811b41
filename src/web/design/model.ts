import type { Style } from "quietzone-client";
import type { JsonObject } from "../lib/json.ts";
import type { FieldError } from "quietzone-client";

/** The model of the designer. */

/** A code that is being designed. `fields` and `style` may be incomplete: the service says what is missing. */
export interface Design {
  /** A code type of `GET /app/api/types`. */
  readonly type: string;
  readonly fields: JsonObject;
  readonly style: Style;
}

/** The symbol's content: the payload of the fields, or a tracked code's short address. */
export type Encodes =
  | "fields"
  /** The example of the type, while what was typed can't be read and its field says so. */
  | "example"
  | { readonly shortUrl: string }
  /** A GS1 address: its element strings, `(01)09521234543213`, and its host. */
  | { readonly elements: string; readonly host?: string };

/**
 * Props of `Designer` (design/Designer.tsx), which draws type choice, form, style panel, preview and verdict.
 *
 * - `design`, `onChange`: controlled; each change gives the whole design.
 * - `encodes`: the content of preview and verdict. With `shortUrl` the style is checked against that address
 *   (as a `url`), whatever type and fields are. For a code that has no short id yet, give one as long as it will be:
 *   `{base}/r/xxxxxxx`.
 * - `errors`: problems of the last save, shown at their fields: pointers begin with `/fields/` or `/style/`.
 */
export interface DesignerProps {
  readonly design: Design;
  readonly onChange: (design: Design) => void;
  readonly encodes: Encodes;
  readonly errors?: readonly FieldError[];
}
