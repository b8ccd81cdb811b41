import { addressWithoutFormulas, csvLines } from "../../../shared/csv.ts";
import type { MapWriter } from "./redirect-map.ts";

/** A table for programs, which a spreadsheet may open, too. Addresses stay addresses: formulas in them are percent-encoded. */
export const csvMap: MapWriter = () => ({
  head: csvLines([["shortUrl", "location", "status", "codeId", "omits"]]),
  line: ({ shortUrl, location, codeId, omits }) =>
    csvLines([[shortUrl, addressWithoutFormulas(location), 302, codeId, omits.join(" ")]]),
  end: () => "",
});
