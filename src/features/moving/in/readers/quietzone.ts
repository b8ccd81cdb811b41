import { defined } from "../../../../kit/shared/fold.ts";
import { isObject } from "../../../../kit/shared/json.ts";
import { type Archived, draft } from "../draft.ts";
import { ARCHIVED, checked, readArchived, utmCheck } from "../model.ts";
import { queryOf, rulesOf } from "../parts.ts";
import { NO_SHORT_ID, type Reader } from "../reader.ts";
import { keyOf, type ImportRow } from "../row.ts";

/** The last revision that is believed. */
const LAST_REVISION = 1_000_000_000;

/** Lines of `codes.ndjson` of an archive: records as the API gives them. */
export const archivedCodes: Reader = {
  recordPaths: [null],
  read(row) {
    const shortId = row.text("shortid");
    const id = row.text("id") ?? "";
    const given = row.count("revision") ?? 1;
    const revision = given >= 1 && given <= LAST_REVISION ? given : 1;
    row.ignore("shorturl", "pageurl", "previewurl", "updatedat", "health");
    // The operator of this service has not blocked it, and its owner decides again.
    const [isDown, block] = [row.value("takendown"), row.value("blocked")];
    const isBlocked = isDown === true || isObject(block);
    if (isBlocked) row.drop("blocked (the code is inactive)");
    // An archive has no passwords, and without one anybody could see what the lock was for.
    const isLocked = row.flag("locked");
    row.ignore("lock");
    if (isLocked) row.drop("password (the code is inactive)");
    const archived = { id, revision, domain: row.text("domain"), content: contentOf(row), line: row.all };
    const said = {
      target: row.text("target") ?? "",
      title: row.text("title"),
      group: row.text("group"),
      tags: row.names("tags"),
      active: row.value("active") !== false && !isBlocked && !isLocked,
      createdAt: row.time("createdat"),
      rules: rulesOf(row),
      query: queryOf(row),
      utm: checked(row, "utm", row.value("utm"), utmCheck) ?? {},
      scans: (row.count("scans") ?? 0) + (row.count("importedscans") ?? 0),
    };
    return shortId === null ? NO_SHORT_ID : [draft({ shortId, ...said, archived })];
  },
};

function contentOf(row: ImportRow): Archived["content"] {
  return defined(
    readArchived(row, (name) => row.value(keyOf(name))),
    ARCHIVED,
  );
}
