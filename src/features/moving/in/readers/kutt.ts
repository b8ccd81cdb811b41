import { draft } from "../draft.ts";
import { ending, partsOf, tellHost } from "../parts.ts";
import { NO_SHORT_ID, type Reader } from "../reader.ts";

/**
 * Pages of `GET /api/v2/links` (https://docs.kutt.it), or the table `links` (thedevs-network/kutt,
 * `server/models/link.model.js`). The table has numbers for hosts, and a short id may be on several of them.
 */
export const kutt: Reader = {
  recordPaths: ["data", ""],
  isDatabase: true,
  read(row, { now, domain }) {
    const address = partsOf(row.text("link") ?? "");
    const shortId = row.shortId("address") ?? address?.shortId ?? null;
    const host = row.text("domain") ?? address?.host ?? null;
    const number = row.text("domainid");
    tellHost(row, host, domain);
    if (host === null && number !== null) row.drop(`the host it was on, domain_id ${number.slice(0, 20)}`);
    const end = ending(row, { at: row.time("expirein"), url: null, member: "expire_in" }, now);
    const isBanned = row.flag("banned");
    if (isBanned) row.drop("banned (the code is inactive)");
    row.ignore("id", "uuid", "userid", "bannedbyid", "updatedat", "email");
    const said = {
      target: row.text("target") ?? "",
      title: row.text("description"),
      createdAt: row.time("createdat"),
      scans: row.count("visitcount"),
    };
    return shortId === null ? NO_SHORT_ID : [draft({ shortId, ...said, active: end.active && !isBanned })];
  },
};
