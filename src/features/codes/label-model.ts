import { Type } from "@sinclair/typebox";
import { TAG, TEXT } from "../../kit/shared/schema.ts";
import { EXTERNAL_ID_LENGTH, MOST_TAGS, NOTES_LENGTH, TAG_LENGTH } from "./constants.ts";

/* Members by which people and their programs tell codes apart. */

/** A tag: a line with something to see at its beginning. Spaces around it are not kept. */
export const Tag = Type.String({
  minLength: 1,
  maxLength: TAG_LENGTH,
  pattern: TAG,
  description: "a tag: one line with a visible character",
});
export const Tags = Type.Array(Tag, {
  maxItems: MOST_TAGS,
  description: "Tags; one that comes twice counts once",
});

export const ExternalId = Type.String({
  minLength: 1,
  maxLength: EXTERNAL_ID_LENGTH,
  pattern: TEXT,
  description:
    "Your own name for the code, such as an inventory number; no other code of the workspace has it",
});

export const Notes = Type.String({
  maxLength: NOTES_LENGTH,
  pattern: TEXT,
  description: "For the people of the workspace; nothing public shows them",
});
