import { type Static, Type } from "@sinclair/typebox";
import { createdAt, idOf, nextCursor } from "../../kit/shared/common-members.ts";
import { LINE, named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { FILE_ENDINGS, FILE_TITLE_LENGTH } from "./constants.ts";
import { namesOf } from "../../kit/shared/fold.ts";

const ID = /^file_[0-9a-hjkmnp-tv-z]{26}$/;

/** Whether a text can be the id of a file. */
export function isFileId(text: string): boolean {
  return ID.test(text);
}

export const FILE_PATH = {
  id: { component: "FileId", description: "Id of the file", example: "file_01kahgy2m4e8r6t0v2x4z6b8dk" },
};

/** A title as it is given. */
export const FileTitle = Type.String({
  minLength: 1,
  maxLength: FILE_TITLE_LENGTH,
  pattern: LINE,
  description: "Name of the file for people, from which the name of a download is made",
});

export const FileRecord = Type.Object(
  {
    id: idOf("file", "Id of the file, for `file` of a page"),
    url: Type.String({ format: "uri", description: "Address of the file" }),
    type: oneOf(namesOf(FILE_ENDINGS), { description: "Media type, by its content" }),
    bytes: Type.Integer({ description: "Its size" }),
    title: orNull(FileTitle, { description: "Name of the file for people; null without one" }),
    createdAt,
  },
  named("File"),
);
export type FileRecord = Static<typeof FileRecord>;

export const ListedFile = Type.Object(
  {
    ...FileRecord.properties,
    named: Type.Boolean({ description: "Whether a page names it, or the history of one does" }),
  },
  named("ListedFile"),
);
export type ListedFile = Static<typeof ListedFile>;

export const FileList = Type.Object(
  { files: Type.Array(ListedFile, { description: "Files of the workspace" }), nextCursor },
  named("FileList"),
);
export type FileList = Static<typeof FileList>;

/** Unknown members at the top of a body are ignored. */
export const EditFile = Type.Object(
  { title: orNull(FileTitle, { description: "Another name; null for none" }) },
  { additionalProperties: true, ...named("FileChange") },
);
export type EditFile = Static<typeof EditFile>;
