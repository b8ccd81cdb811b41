import type { File as FileRecord } from "quietzone-client";
import {
  FILE_ENDINGS,
  FILE_TITLE_LENGTH,
  type FileType,
  MOST_BYTES,
  SENT_TYPES,
} from "../../../../features/files/constants.ts";
import { call } from "../../../lib/api.ts";
import { useLoad } from "../../../lib/load.ts";
import { isProblem } from "../../../../../sdk/src/problem.ts";
import { useReason } from "../../../ui/State.tsx";
import { Slips, useSubmit } from "../../../ui/submit.ts";
import { useTexts } from "../../../texts/texts.ts";

export type { FileRecord };
export { FILE_ENDINGS };

/** The kind of file that a part takes. */
export type Wanted = "audio" | "any";

/** Files that were uploaded or read since the page was opened: the service never changes their content. */
const known = new Map<string, FileRecord>();

/** A file by its id, and whether there is none any more. */
export function useFileRecord(id: string): {
  readonly file: FileRecord | undefined;
  readonly isGone: boolean;
} {
  const { value, error } = useLoad(
    async (signal) => {
      const found = known.get(id) ?? (await call("GET /app/api/files/{id}", { id }, { signal }));
      known.set(id, found);
      return found;
    },
    [id],
  );
  return { file: known.get(id) ?? value, isGone: isProblem(error, "file_not_found") };
}

/** Uploads files one after another. @param onFile - told of each. */
export function useFileUpload(wanted: Wanted, onFile: (file: FileRecord) => void) {
  const words = useTexts("mediaPart");
  const reason = useReason();
  const { submit, busy, error, text } = useSubmit(async (files: readonly File[], signal) => {
    for (const file of files) {
      const type = typeOf(file);
      if (type === null || (wanted === "audio" && !type.startsWith("audio/")))
        throw new Slips({ "": words.otherType(file.name) });
      if (file.size > MOST_BYTES) throw new Slips({ "": words.tooLarge(file.name) });
      const title = titleOf(file.name);
      const body = new Blob([file], { type });
      const added = await call(
        "POST /app/api/files",
        { body, ...(title === "" ? {} : { title }) },
        { signal },
      );
      known.set(added.id, added);
      onFile(added);
    }
  });
  return { submit, busy, text: text ?? (error === undefined ? undefined : reason(error)) };
}

/** The media type of a file: systems don't know all of them, so its ending tells, too. */
function typeOf({ type, name }: File): string | null {
  const sent = SENT_TYPES.find((each) => each === type);
  if (sent) return sent;
  const ending = name.split(".").at(-1)?.toLowerCase();
  const types = Object.keys(FILE_ENDINGS).filter((each): each is FileType => each in FILE_ENDINGS);
  return types.find((each) => FILE_ENDINGS[each] === ending) ?? null;
}

/** The name of a file without its ending, on one line. */
function titleOf(name: string): string {
  return name
    .replace(/\.[^.]{1,5}$/, "")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, FILE_TITLE_LENGTH);
}
