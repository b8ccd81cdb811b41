import type { Static, TObject } from "@sinclair/typebox";
import type { FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { checkOf, schemaDetails } from "../../kit/shared/schema.ts";
import { fieldsInvalid } from "./problems.ts";

interface Description {
  /** Name in requests, such as `wifi`. */
  readonly type: string;
  /** Name for people, such as "Wi-Fi network". */
  readonly name: string;
  /** One sentence for people: what a scan does. */
  readonly description: string;
}

/** A type of code as its file defines it, in terms of its own fields. */
interface Definition<S extends TObject> extends Description {
  readonly fields: S;
  readonly example: Static<S>;
  /** The text of the symbol. @throws Fault `fields_invalid` when the type's standard forbids a value. */
  readonly payload: (fields: Static<S>) => string;
  /** Fields that were read otherwise than they were typed, of those that have a payload. */
  readonly notes?: (fields: Static<S>) => readonly FaultDetail[];
}

/** A type of QR code: its fields and the text of its symbols. */
export interface CodeType extends Description {
  /** Schema of the fields: closed, flat, with a title on every property, so that a form can be drawn from it. */
  readonly fields: TObject;
  /** Valid fields, as a person would fill them in. */
  readonly example: Readonly<Record<string, unknown>>;
  /**
   * The text of the symbol. The same fields give the same bytes in every release. Fields that are null, or optional
   * and empty, count as absent: forms and spreadsheets send those for fields that nobody filled in.
   * @throws Fault `fields_invalid` with every problem at its pointer under `/fields`
   */
  readonly payload: (fields: unknown) => string;
  /** The same with pointers under `/fields`. */
  readonly notes: (fields: unknown) => readonly FaultDetail[];
}

/**
 * The type of code that a definition describes. Its `payload` validates the fields first.
 * The names of the fields stay in its type: translations are checked against them.
 */
export function defineType<S extends TObject>(
  definition: Definition<S>,
): Omit<CodeType, "fields"> & { readonly fields: S } {
  const check = checkOf(definition.fields);
  return {
    ...definition,
    payload(fields) {
      const value = withoutAbsent(definition.fields, fields ?? {});
      if (!check.Check(value)) throw fieldsInvalid(schemaDetails(check, value, "/fields"));
      const broken = brokenTexts(value);
      if (broken.length > 0) throw fieldsInvalid(broken);
      return definition.payload(value);
    },
    notes(fields) {
      const value = withoutAbsent(definition.fields, fields ?? {});
      return check.Check(value) ? (definition.notes?.(value) ?? []) : [];
    },
  };
}

function withoutAbsent({ properties, required }: TObject, fields: unknown): unknown {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return fields;
  const absent = ([name, value]: [string, unknown]) =>
    Object.hasOwn(properties, name) && (value === null || (value === "" && !required?.includes(name)));
  return Object.fromEntries(Object.entries(fields).filter((field) => !absent(field)));
}

/** A lone surrogate is valid in JSON but not in UTF-8, so the symbol would hold another text than was sent. */
function brokenTexts(fields: object): FaultDetail[] {
  return Object.entries(fields)
    .filter(([, value]) => typeof value === "string" && !value.isWellFormed())
    .map(([name]) => ({ pointer: `/fields/${name}`, ...explain("lone_surrogate") }));
}
