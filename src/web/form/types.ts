import type { Json, JsonObject } from "../lib/json.ts";
import type { Schema } from "./schema.ts";

/** Props of every control of a form. */
export interface WidgetProps {
  readonly name: string;
  readonly schema: Schema;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: Json | undefined;
  /** The value of the form that the field is in; absent for an entry of a list. */
  readonly around?: JsonObject;
  /** `undefined` leaves the field out. */
  readonly onChange: (value: Json | undefined) => void;
  readonly pointer: string;
  /** The error to show now. */
  readonly error: string | undefined;
  readonly optional: boolean;
}
