import { draft } from "../draft.ts";
import { ending, partsOf, tellHost } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** Pages of `GET /api/v2/links` (https://docs.kutt.it), or the table `links` as CSV. */
export const kutt: Reader = {
  places: ["data", ""],
  read(row, { now, domain }) {
    const address = partsOf(row.text("link") ?? "");
    const shortId = row.text("address") ?? address?.shortId ?? null;
    tellHost(row, row.text("domain") ?? address?.host ?? null, domain);
    const end = ending(row, { at: row.time("expirein"), url: null, member: "expire_in" }, now);
    const isBanned = row.flag("banned");
    if (isBanned) row.drop("banned (the code is inactive)");
    row.ignore("id", "uuid", "userid", "domainid", "bannedbyid", "updatedat", "email");
    const said = {
      target: row.text("target") ?? "",
      title: row.text("description"),
      createdAt: row.time("createdat"),
      scans: row.count("visitcount"),
    };
    return shortId === null ? [] : [draft({ shortId, ...said, active: end.active && !isBanned })];
  },
};
