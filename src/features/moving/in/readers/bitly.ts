import { draft } from "../draft.ts";
import { partsOf, taggedAs, tellHost } from "../parts.ts";
import { NO_SHORT_ID, type Reader } from "../reader.ts";

/** Short ids of a link, beside its own: each makes a code. */
const MOST_SHORT_IDS = 100;

/**
 * Pages of `GET /v4/groups/{group_guid}/bitlinks` (https://dev.bitly.com/api-reference/#getBitlinksByGroup), or the CSV of a list
 * of links. A link may have several short ids: its own and custom ones. Short ids on the domain are imported, or all of them if none is.
 */
export const bitly: Reader = {
  recordPaths: ["links", ""],
  read(row, { domain }) {
    const link = row.text("link", "bitlink", "shortlink", "shorturl") ?? row.text("id");
    const named = row.names("custombitlinks", "custombitlink", "customlink");
    const custom = named.slice(0, MOST_SHORT_IDS);
    if (named.length > custom.length) row.drop(`short ids after the ${MOST_SHORT_IDS}th`);
    const addresses = [...custom, ...(link === null ? [] : [link])].flatMap(
      (address) => partsOf(address) ?? [],
    );
    const there = addresses.filter(({ host }) => host === domain);
    const chosen = there.length > 0 ? there : addresses;
    tellHost(row, chosen[0]?.host ?? null, domain);
    if (chosen.length < addresses.length) row.drop("short ids on other hosts");
    const said = {
      target: row.text("longurl", "destination", "destinationurl", "originalurl") ?? "",
      title: row.text("title"),
      ...taggedAs(row.names("tags")),
      createdAt: row.time("createdat", "created", "datecreated", "createddate"),
      scans: row.count("clicks", "totalclicks", "engagements", "totalengagements"),
    };
    const isDeleted = row.flag("isdeleted");
    if (isDeleted) row.drop("is_deleted (the code is inactive)");
    row.ignore("id", "references", "createdby", "clientid", "modifiedat", "groupguid");
    const ids = new Set(chosen.map(({ shortId }) => shortId));
    if (ids.size === 0) return NO_SHORT_ID;
    return [...ids].map((shortId) => draft({ shortId, ...said, active: !isDeleted }));
  },
};
