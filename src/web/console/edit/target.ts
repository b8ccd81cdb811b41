import type { FieldError } from "quietzone-client";
import { webAddress } from "../codes/addresses.ts";
import { contentName } from "./content.ts";
import { type CodeDraft, isContentMissing, leadsToPage, partsOf, showsContent } from "./draft.ts";

/** The pointer of content as a whole. */
export const CONTENT = "/fields";

/**
 * The errors of a save at the fields where they are mended. The service reads a destination only once all else of the body has the
 * right form; and a page that shows its content lacks an address or a headline only because the content is missing.
 */
export function errorsAtFields(errors: readonly FieldError[], draft: CodeDraft): readonly FieldError[] {
  if (errors.length === 0) return errors;
  const { target } = partsOf(draft);
  const isWrong = !leadsToPage(draft) && typeof target === "string" && webAddress(target) === null;
  const isTold = errors.some(({ pointer }) => pointer === "/target");
  const all = isWrong && !isTold ? [{ pointer: "/target", reason: "", detail: "" }, ...errors] : errors;
  const moved = all.map((error) => (isOfContent(error, draft) ? { ...error, pointer: CONTENT } : error));
  return moved.filter(({ pointer }, at) => moved.findIndex((other) => other.pointer === pointer) === at);
}

/** Whether an error is mended by filling in the content. */
function isOfContent({ pointer }: FieldError, draft: CodeDraft): boolean {
  if (pointer === "/target") return isContentMissing(draft);
  const isNameless =
    contentName(draft.design.fields) + draft.title.trim() + draft.page.headline.trim() === "";
  return pointer === "/landing/headline" && showsContent(draft) && isNameless;
}
