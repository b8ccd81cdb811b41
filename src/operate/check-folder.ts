import { realpathSync, statSync } from "node:fs";
import { access, constants } from "node:fs/promises";
import { DAY_KEYS } from "../../db/files/day-keys.ts";
import { foreignTo, openToOthers } from "../../db/files/modes.ts";
import { overdueDays } from "../features/scans/day-keys.ts";
import type { DayKeyStore } from "../features/scans/records.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { dayName, systemClock } from "../kit/shared/clock.ts";
import { fail, type Finding, named, ok, warn } from "./finding.ts";

/** Whether the files of a data folder belong to its owner, and whether they are closed to others. */
export async function folderFinding(dataDir: string): Promise<Finding> {
  const check = "data folder";
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const foreign = foreignTo(dataDir);
  if (foreign.length > 0)
    return warn(
      check,
      `${named(foreign, ", ")} in ${dataDir} belong to another user than the folder, so the service may be unable to use them: ${giving(dataDir)}`,
    );
  const open = openToOthers(dataDir);
  return open.length === 0
    ? ok(check, `${dataDir}, which only its owner can access`)
    : warn(check, `users other than the owner can access ${open.join(", ")} in ${dataDir}`);
}

/** Visitors are promised that the key of a day is destroyed when the day is over. */
export async function dayKeysFinding(
  store: DayKeyStore,
  { dataDir, databaseUrl }: Settings,
): Promise<Finding> {
  const check = "day keys";
  // On PostgreSQL they are tables, which belong to the user of all nodes.
  const foreign = databaseUrl === null ? foreignTo(dataDir).filter((path) => path.startsWith(DAY_KEYS)) : [];
  if (foreign.length > 0)
    return fail(
      check,
      `${named(foreign, ", ")} belong to another user than ${dataDir}, so keys can't be written or destroyed: ${giving(dataDir)}`,
    );
  const overdue = overdueDays(await store.days(), systemClock.now()).map(dayName);
  return overdue.length === 0
    ? ok(check, "none is older than a day")
    : fail(
        check,
        `${named(overdue, ", ")} should have been destroyed. The service does it once it runs; otherwise its log says why it can't`,
      );
}

/** The command that gives all files of a data folder to its owner. */
function giving(dataDir: string): string {
  const { uid, gid } = statSync(dataDir);
  return `chown -R ${uid}:${gid} ${realpathSync(dataDir)}`;
}
