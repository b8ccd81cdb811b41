import { Reader } from "mmdb-lib";
import { isObject } from "../../kit/shared/json.ts";
import { Lru } from "../../kit/shared/lru.ts";
import { COUNTRIES } from "../../kit/shared/countries.ts";
import type { RequestSource } from "../../kit/shared/request-source.ts";

/** Addresses whose country is cached, in memory only: a place has few addresses in an hour. */
const CACHED_ADDRESSES = 10_000;

/** The country that a request comes from, ISO 3166-1 alpha-2; `null` when it is not known. */
export type CountryLookup = (source: RequestSource) => string | null;

/**
 * Looks countries up in a MaxMind database.
 * @param database - the bytes of an .mmdb file, plain DB-IP rows (`country_code`) or MaxMind's (`country.iso_code`).
 * @param header - a header in which a trusted proxy names the country. It takes precedence.
 * @throws Error when the bytes are no such file.
 */
export function createCountryLookup(database: Uint8Array, header: string | null): CountryLookup {
  const reader = new Reader(
    // A view: a copy would hold the whole database in memory twice.
    Buffer.from(database.buffer, database.byteOffset, database.byteLength),
  );
  function look(address: string): unknown {
    try {
      const row: unknown = reader.get(address);
      if (!isObject(row)) return null;
      const { country_code: code, country } = row;
      return code ?? (isObject(country) ? country["iso_code"] : null);
    } catch {
      // A damaged row costs the scan its country, never its redirect.
      return null;
    }
  }
  const known = new Lru<string, { readonly country: string | null }>(CACHED_ADDRESSES);
  function countryOf(address: string): string | null {
    const cached = known.get(address);
    if (cached) return cached.country;
    const country = countryCode(look(address));
    known.set(address, { country });
    return country;
  }
  return ({ address, proxied, header: headerOf }) => {
    const named = header !== null && proxied ? countryCode(headerOf(header)) : null;
    return named ?? countryOf(address);
  };
}

/** A country code in upper case. Proxies send XX for unknown and T1 for Tor, which are no countries. */
function countryCode(value: unknown): string | null {
  const given = typeof value === "string" ? value.trim() : "";
  // Only Latin letters: in upper case ß would be South Sudan, and ıs Iceland.
  const code = /^[A-Za-z]{2}$/.test(given) ? given.toUpperCase() : "";
  return COUNTRIES.has(code) ? code : null;
}
