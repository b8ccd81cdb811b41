import { draft } from "../draft.ts";
import { partsOf, tellHost } from "../parts.ts";
import { NO_SHORT_ID, type Reader } from "../reader.ts";

/**
 * `yourls-api.php?action=stats&format=json` (https://yourls.org/docs/guide/advanced/api), whose `links` are an object, or the
 * table `yourls_url`, as phpMyAdmin or a client of the database exports it. Times have no zone there and are
 * taken for UTC.
 */
export const yourls: Reader = {
  recordPaths: ["links", "result", "data", ""],
  isDatabase: true,
  read(row, { domain }) {
    const address = partsOf(row.text("shorturl") ?? "");
    const shortId = row.shortId("keyword") ?? address?.shortId ?? null;
    tellHost(row, address?.host ?? null, domain);
    row.ignore("ip");
    const said = {
      target: row.text("url", "longurl") ?? "",
      title: row.text("title"),
      createdAt: row.time("timestamp"),
      scans: row.count("clicks"),
    };
    return shortId === null ? NO_SHORT_ID : [draft({ shortId, ...said })];
  },
};
