import type { JsonObject } from "../lib/json.ts";
import { isDay, withLikeEnd } from "./event-times.ts";

/** A form's layout: the visible fields in their order, and those that share a row. */
export interface Layout {
  /** The other fields are behind "More fields"; without `main` all are visible. */
  readonly main?: readonly string[];
  readonly half?: readonly string[];
  /** Fields that the service asks for although their schema, which can't tell when, does not require them. */
  readonly needed?: readonly string[];
  /** Fields that other fields of the value leave no room for: they are hidden and left out. */
  readonly without?: (value: JsonObject) => readonly string[];
  /** The value after a change of one of its fields, which others follow. */
  readonly settled?: (value: JsonObject) => JsonObject;
}

/** Layouts of the code types whose form does not simply show all fields. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  email: { main: ["to", "subject", "body"] },
  phone: { main: ["number"] },
  wifi: {
    main: ["ssid", "security", "password", "hidden"],
    needed: ["password"],
    without: ({ security }) => (security === "open" ? ["password"] : []),
  },
  vcard: {
    main: ["givenName", "familyName", "org", "title", "tel", "telCell", "email", "url"],
    half: [
      "givenName",
      "familyName",
      "org",
      "title",
      "tel",
      "telCell",
      "telWork",
      "telHome",
      "honorificPrefix",
      "honorificSuffix",
      "postalCode",
      "locality",
      "region",
      "countryName",
      "organizationUnit",
      "role",
    ],
  },
  mecard: {
    main: ["firstName", "lastName", "tel", "email", "url"],
    half: ["firstName", "lastName", "tel", "email"],
  },
  geo: { main: ["latitude", "longitude"], half: ["latitude", "longitude", "altitude", "uncertainty"] },
  event: {
    main: ["summary", "dtstart", "dtend", "tzid", "location", "description"],
    half: ["dtstart", "dtend"],
    // A day is the same in every zone.
    without: ({ dtstart }) => (isDay(dtstart) ? ["tzid"] : []),
    settled: withLikeEnd,
  },
  epc: { main: ["name", "iban", "amount", "remittanceUnstructured"] },
  upi: { main: ["payeeAddress", "payeeName", "amount", "transactionNote"] },
  pix: { main: ["key", "merchantName", "merchantCity", "amount"] },
  // A switch that is on by default would have to send `false`.
  gs1: { main: ["elements"], without: () => ["capitals"] },
  crypto: { main: ["currency", "address", "amount"] },
};
