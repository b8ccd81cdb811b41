import { addressWithoutFormulas, csvLines } from "../../../../kit/shared/csv.ts";
import { gs1UrlOf, type MapWriter } from "./redirect-map.ts";

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
    line: ({ shortUrl, host, gs1, location, codeId, omits }) =>
      line(shortUrl, location, codeId, omits) +
      (gs1 === null ? "" : line(gs1UrlOf(host, gs1, base), location, codeId, omits)),
    gone: () => "",
    domain: ({ host, home, notFound }) =>
      line(`${base.scheme}://${host}/`, home) + line(`${base.scheme}://${host}/*`, notFound),
    end: () => "",
  };
};
