import { Type } from "@sinclair/typebox";
import { DOCUMENTED_AS } from "../../../kit/http/operation.ts";
import { invalidRequest } from "../../../kit/shared/common-faults.ts";
import { checkOf, schemaDetails } from "../../../kit/shared/schema.ts";
import { Tags } from "../label-model.ts";
import { tagsOf } from "../../../kit/shared/tags.ts";

const description = "Only codes that have this tag; of several all";

/** `?tag=` of a list, which may be there several times. `readTags` reads it. */
export const tagged = {
  // The framework gives the last of several.
  tag: Type.Optional(Type.Unknown({ [DOCUMENTED_AS]: { ...Tags, description, examples: [["hall 3"]] } })),
};

const check = checkOf(Tags);

/**
 * The tags that codes have to have; nothing where none is named. An empty one counts as absent, as in the
 * other filters.
 * @throws Fault `invalid_request`.
 */
export function readTags({ url }: Pick<Request, "url">): { readonly tags?: readonly string[] } {
  const given = new URL(url).searchParams.getAll("tag").filter((tag) => tag !== "");
  if (given.length === 0) return {};
  if (check.Check(given)) return { tags: tagsOf(given) };
  throw invalidRequest(
    schemaDetails(check, given, "")
      .map(({ pointer: _, ...why }) => ({ pointer: "?tag", ...why }))
      .slice(0, 1),
  );
}
