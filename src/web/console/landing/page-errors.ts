import type { FieldError } from "quietzone-client";
import { sentence } from "../../ui/Field.tsx";
import type { PageErrors } from "./parts/types.ts";

/** Errors by their pointers. @param explain - says an error in the app's language. */
export function pageErrors(
  errors: readonly FieldError[],
  explain: (error: FieldError) => string,
): PageErrors {
  return {
    at(pointer) {
      const found = errors.find((error) => error.pointer === pointer);
      return found && sentence(explain(found));
    },
    within: (pointer) =>
      errors.some((error) => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`)),
  };
}
