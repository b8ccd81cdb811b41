import { readBackup } from "./backup.ts";
import { readFiles } from "./files.ts";
import { readS3 } from "./s3.ts";

/** The settings of what the service keeps elsewhere. */
export const PLACES = { backup: readBackup, files: readFiles, s3: readS3 };
