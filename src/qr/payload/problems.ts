import { Fault, type FaultDetail } from "../../kit/shared/fault.ts";
import type { Explanation } from "../../kit/shared/reasons.ts";

/** The value of a field in its standard's spelling, or the problem with it. */
export type Reading = { readonly value: string } | { readonly problem: Explanation };

/** Collects the problems of a code's fields, so that a person learns them all at once. */
export class Problems {
  readonly #errors: FaultDetail[] = [];

  /** Notes a problem of `field`. Only the first of each field counts. */
  note(field: string, why: Explanation): void {
    const pointer = `/fields/${field}`;
    if (!this.#errors.some((error) => error.pointer === pointer)) this.#errors.push({ pointer, ...why });
  }

  /** The value that `parse` reads from a field. "" where the field is absent, empty or invalid, which is noted. */
  read<T extends string | number>(field: string, value: T | undefined, parse: (value: T) => Reading): string {
    if (value === undefined || value === "") return "";
    const reading = parse(value);
    if ("value" in reading) return reading.value;
    this.note(field, reading.problem);
    return "";
  }

  /** Ends the collecting. @throws Fault `fields_invalid` when anything was noted */
  settle(): void {
    if (this.#errors.length > 0) throw fieldsInvalid(this.#errors);
  }
}

/** The refusal of fields; `errors` names each of them. */
export function fieldsInvalid(errors: readonly FaultDetail[]): Fault {
  return new Fault(
    "fields_invalid",
    "The fields do not fit this type of code. Correct what `errors` names.",
    {
      errors,
    },
  );
}
