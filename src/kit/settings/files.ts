import { place } from "./backup.ts";
import { group, optional } from "./variable.ts";

/** Files of workspaces. */
export const readFiles = group({
  /** `null`: they are in the database. */
  to: optional({
    name: "QZ_FILES_TO",
    meaning: "where files of workspaces are kept: s3://bucket/prefix, or a folder; else the database",
    ...place,
  }),
});
