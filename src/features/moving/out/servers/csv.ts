import { addressWithoutFormulas, csvLines } from "../../../../kit/shared/csv.ts";
import type { MapWriter } from "./redirect-map.ts";

/**
 * A table for programs, which a spreadsheet may open, too. Addresses stay addresses: formulas in them are
 * percent-encoded.
 */
export const csvMap: MapWriter = (base) => {
  const line = (shortUrl: string, location: string | null, codeId = "", omits: readonly string[] = []) =>
    location === null
      ? ""
      : csvLines([[shortUrl, addressWithoutFormulas(location), 302, codeId, omits.join(" ")]]);
  return {
    head: csvLines([["shortUrl", "location", "status", "codeId", "omits"]]),
    line: ({ shortUrl, location, codeId, omits }) => line(shortUrl, location, codeId, omits),
    domain: ({ host, home, notFound }) =>
      line(`${base.scheme}://${host}/`, home) + line(`${base.scheme}://${host}/*`, notFound),
    end: () => "",
  };
};
