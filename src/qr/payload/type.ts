import type { Static, TObject } from "@sinclair/typebox";

/** A kind of QR code: what it asks for and how its payload is spelled. */
export interface CodeType<S extends TObject = TObject> {
  /** Name on the wire, such as `wifi`. */
  readonly type: string;
  /** Name for a person, such as "Wi-Fi network". */
  readonly name: string;
  /** One sentence for a person: what a scan does. */
  readonly description: string;
  /** Schema of the fields: closed, flat, a title on every property, so that a form can be drawn from it. */
  readonly fields: S;
  /** Valid fields, as a person would fill them in. */
  readonly example: Static<S>;
  /**
   * The text the symbol encodes. The same fields give the same bytes, today and tomorrow. Declared as a
   * method, because a table of types is only assignable with its looser comparison of parameters;
   * `buildPayload` is what makes a call through the table safe.
   * @throws Fault `fields_invalid` when the type's standard forbids what a field says
   */
  payload(fields: Static<S>): string;
}
