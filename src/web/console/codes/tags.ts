import { call } from "../../lib/api.ts";
import { useMay } from "../session.ts";
import { createKnownNames } from "./known-names.ts";

/** Tags that are read for suggestions. */
const SUGGESTED = 100;

const tags = createKnownNames(async (note) => {
  const read = await call("GET /app/api/tags", { limit: SUGGESTED });
  note(read.tags.map(({ tag }) => tag));
});

/** The first hundred tags of the workspace, and those of codes that were seen, sorted. */
export const useTags = (): readonly string[] => tags.use(useMay()("codes:read"));

/** Adds tags that were seen on codes. */
export const noteTags = tags.note;
