import { readFileSync } from "node:fs";
import shippedCountries from "../../assets/country.mmdb.zst" with { type: "file" };
import { type CountryLookup, createCountryLookup } from "../features/scans/country.ts";
import { type Settings, SettingsError } from "../kit/settings/settings.ts";
import { once } from "../kit/shared/once.ts";

/** The embedded database. Unpacked it is 8 MB, which services of one process share. */
const unpacked = once(() => Bun.zstdDecompressSync(readFileSync(shippedCountries)));

/** A lookup in the embedded database. */
export function embeddedCountryLookup(header: string | null): CountryLookup {
  return createCountryLookup(unpacked(), header);
}

/**
 * A lookup in the embedded database, or in that of `QZ_GEOIP`. The embedded one is unpacked at the first scan: that
 * takes 25 ms, half of a start, and memory that a service without scans does not need.
 * @throws SettingsError
 */
export async function openCountryLookup({ geoip, countryHeader }: Settings): Promise<CountryLookup> {
  if (geoip === null) {
    let lookup: CountryLookup | null = null;
    return (sighting) => {
      lookup ??= embeddedCountryLookup(countryHeader);
      return lookup(sighting);
    };
  }
  try {
    return createCountryLookup(await Bun.file(geoip).bytes(), countryHeader);
  } catch {
    throw new SettingsError([
      `QZ_GEOIP holds ${JSON.stringify(geoip)}, which can't be read. It may hold the path of an .mmdb file.`,
    ]);
  }
}
