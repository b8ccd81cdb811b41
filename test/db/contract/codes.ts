import { addingCodes } from "./codes-adding.ts";
import { changingCodes } from "./codes-changing.ts";
import { codesOnDomains } from "./codes-domains.ts";
import { findingCodes } from "./codes-finding.ts";
import { orderingCodes } from "./codes-ordering.ts";
import { searchingCodes } from "./codes-searching.ts";
import { takingCodesDown } from "./codes-taken-down.ts";
import { totalsOfCodes } from "./codes-totals.ts";
import { type OpenStoresOf, suite } from "./stores.ts";

/** The contract of codes, for every engine. */
export function codeStoreContract(engine: string, open: OpenStoresOf): void {
  suite(`adding codes in ${engine}`, open, addingCodes);
  suite(`finding codes in ${engine}`, open, findingCodes);
  suite(`changing and deleting codes in ${engine}`, open, changingCodes);
  suite(`codes on domains in ${engine}`, open, codesOnDomains);
  suite(`searching codes in ${engine}`, open, searchingCodes);
  suite(`orders of codes in ${engine}`, open, orderingCodes);
  suite(`sums over codes in ${engine}`, open, totalsOfCodes);
  suite(`taking codes down in ${engine}`, open, takingCodesDown);
}
