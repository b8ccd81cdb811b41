import { readBackup } from "./backup.ts";
import { readS3 } from "./s3.ts";

/** The settings of what the service keeps elsewhere. */
export const PLACES = { backup: readBackup, s3: readS3 };
