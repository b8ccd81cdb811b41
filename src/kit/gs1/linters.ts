import * as characters from "./linters/characters.ts";
import { csum, csumalpha, gcppos1, gcppos2, iban } from "./linters/checks.ts";
import { couponcode, couponposoffer } from "./linters/coupons.ts";
import { among, type Linter } from "./linters/linter.ts";
import * as numbers from "./linters/numbers.ts";
import { ISO3166, ISO3166ALPHA2, ISO4217, MEDIATYPES, PACKAGETYPES } from "./table.ts";

/** The linters of GS1's dictionary by their names there. */
export const LINTERS: Readonly<Record<string, Linter>> = {
  ...characters,
  ...numbers,
  csum,
  csumalpha,
  gcppos1,
  gcppos2,
  iban,
  couponcode,
  couponposoffer,
  iso3166: among(ISO3166, "gs1_country"),
  iso3166999: among(`${ISO3166} 999`, "gs1_country"),
  iso3166alpha2: among(ISO3166ALPHA2, "gs1_country"),
  iso4217: among(ISO4217, "gs1_currency"),
  mediatype: among(MEDIATYPES, "gs1_media_type"),
  packagetype: among(PACKAGETYPES, "gs1_package_type"),
};
