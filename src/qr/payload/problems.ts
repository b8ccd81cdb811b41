import { Fault, type FaultDetail } from "../../shared/fault.ts";
import type { Explanation } from "../../shared/reasons.ts";

/** What a field says, in its standard's own spelling, or what is wrong with it. */
export type Reading = { readonly value: string } | { readonly problem: Explanation };

/** Collects what is wrong with the fields of a code, so that a person learns all of it at once. */
export class Problems {
  readonly #errors: FaultDetail[] = [];

  /** Notes why `field` is wrong. Only the first problem of a field is kept. */
  note(field: string, why: Explanation): void {
    const pointer = `/fields/${field}`;
    if (!this.#errors.some((error) => error.pointer === pointer)) this.#errors.push({ pointer, ...why });
  }

  /** What `parse` makes of a field: "" where it is absent or empty, or wrong, which is noted. */
  read<T extends string | number>(field: string, said: T | undefined, parse: (said: T) => Reading): string {
    if (said === undefined || said === "") return "";
    const reading = parse(said);
    if ("value" in reading) return reading.value;
    this.note(field, reading.problem);
    return "";
  }

  /** Ends the collecting. @throws Fault `fields_invalid` when anything was noted */
  settle(): void {
    if (this.#errors.length > 0) throw fieldsInvalid(this.#errors);
  }
}

/** The refusal of fields, `errors` naming each of them. */
export function fieldsInvalid(errors: readonly FaultDetail[]): Fault {
  return new Fault(
    "fields_invalid",
    "The fields do not fit this type of code. Correct what `errors` names.",
    {
      errors,
    },
  );
}
