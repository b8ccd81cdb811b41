import { arrange, type Arranged, linkIn, type Flaw } from "../../../kit/gs1/gs1.ts";
import type { NewGs1 } from "../../codes/gs1-model.ts";
import { urlOf } from "./parts.ts";
import type { ImportRow } from "./row.ts";

/** A GS1 address as a file says it, and the host that it was on; `null` where the file names none. */
interface FoundGs1 {
  readonly gs1: NewGs1;
  readonly host: string | null;
}

/**
 * The GS1 address of a row: its address is a GS1 Digital Link, or it has columns for a GTIN, a lot and a
 * serial.
 * @param address - the address of the row, if it has one.
 * @returns `null` for none, and a text for one that is not valid, such as `a GS1 address that …`.
 */
export function gs1Of(row: ImportRow, address: string | null): FoundGs1 | string | null {
  const url = address === null ? null : urlOf(address);
  const link = url && linkIn(url.pathname, url.search);
  if (url && link) {
    if ("flaws" in link) return flawOf(link.flaws);
    if (link.attributes.length > 0) row.drop("what its GS1 address says in its query");
    return { gs1: named(link), host: url.host };
  }
  const gtin = row.text("gtin", "gtin14", "ean", "upc");
  if (gtin === null) return null;
  const [lot, serial] = [row.text("lot", "batch"), row.text("serial", "serialnumber")];
  const arranged = arrange([
    { ai: "01", value: gtin },
    ...(lot === null ? [] : [{ ai: "10", value: lot }]),
    ...(serial === null ? [] : [{ ai: "21", value: serial }]),
  ]);
  return "flaws" in arranged ? flawOf(arranged.flaws) : { gs1: named(arranged), host: null };
}

function named({ identifier: { ai, value, qualifiers } }: Arranged): NewGs1 {
  return { ai, value, qualifiers: [...qualifiers] };
}

function flawOf([first]: readonly Flaw[]): string {
  return `a GS1 address that ${first?.reason.detail}`;
}
