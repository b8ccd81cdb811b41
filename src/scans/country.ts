import { type CountryResponse, Reader } from "mmdb-lib";
import { Lru } from "../shared/lru.ts";
import { COUNTRIES } from "./countries.ts";
import type { RequestSource } from "../shared/request-source.ts";

/** Addresses whose country is remembered, in memory only: those of one place and hour are few. */
const REMEMBERED_ADDRESSES = 10_000;

/** Tells the country of a scanner, ISO 3166-1 alpha-2. */
export type CountryLookup = (source: RequestSource) => string | null;

/**
 * Looks countries up in a MaxMind database; what a trusted proxy says in `header` goes first.
 * @param database - the bytes of an .mmdb file, plain DB-IP rows (`country_code`) or MaxMind's (`country.iso_code`).
 * @throws Error when they are none.
 */
export function createCountryLookup(database: Uint8Array, header: string | null): CountryLookup {
  const reader = new Reader<CountryResponse & { country_code?: string }>(
    // A view: copied, the whole database would be in memory twice.
    Buffer.from(database.buffer, database.byteOffset, database.byteLength),
  );
  function look(address: string): string | undefined {
    try {
      const row = reader.get(address);
      return row?.country_code ?? row?.country?.iso_code;
    } catch {
      // A damaged row costs the scan its country, never its redirect.
      return undefined;
    }
  }
  const known = new Lru<string, { readonly country: string | null }>(REMEMBERED_ADDRESSES);
  function countryOf(address: string): string | null {
    const remembered = known.get(address);
    if (remembered) return remembered.country;
    const country = countryCode(look(address));
    known.set(address, { country });
    return country;
  }
  return ({ address, proxied, header: headerOf }) => {
    const told = header !== null && proxied ? countryCode(headerOf(header) ?? undefined) : null;
    if (told) return told;
    return countryOf(address);
  };
}

/** Letters of either case; proxies say XX for unknown and T1 for Tor, which are no countries. */
function countryCode(text: string | undefined): string | null {
  const given = text?.trim() ?? "";
  // Latin letters first: ß in upper case would be South Sudan, and ıs Iceland.
  const code = /^[A-Za-z]{2}$/.test(given) ? given.toUpperCase() : "";
  return COUNTRIES.has(code) ? code : null;
}
