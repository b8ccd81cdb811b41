import { vcardText } from "../../qr/payload/vcard.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { PageSource } from "./records.ts";

/** The contact of a profile page, and its file. */
export interface Contact {
  readonly name: string;
  /** Job title, department and organization, as far as given. */
  readonly position: readonly string[];
  readonly rows: readonly ContactRow[];
  readonly note: string;
  /** A vCard 3.0 (RFC 2426). */
  readonly file: string;
}

/** One way to reach somebody. */
export interface ContactRow {
  readonly kind: "phone" | "mobile" | "work" | "home" | "fax" | "email" | "emailWork" | "website" | "address";
  readonly shown: string;
  /** The address that a tap opens. */
  readonly href: string | null;
}

const NAMES = [
  "fn",
  "givenName",
  "familyName",
  "additionalName",
  "honorificPrefix",
  "honorificSuffix",
  "nickname",
  "org",
  "organizationUnit",
  "title",
  "role",
  "tel",
  "telCell",
  "telWork",
  "telHome",
  "telFax",
  "email",
  "emailWork",
  "url",
  "postOfficeBox",
  "extendedAddress",
  "streetAddress",
  "locality",
  "region",
  "postalCode",
  "countryName",
  "bday",
  "note",
] as const;
type Card = Partial<Record<(typeof NAMES)[number], string>>;

/** The fields of a MECARD, by their names in a vCard. */
const OF_MECARD: Partial<Record<(typeof NAMES)[number], string>> = {
  familyName: "lastName",
  givenName: "firstName",
  nickname: "nickname",
  tel: "tel",
  email: "email",
  url: "url",
  streetAddress: "adr",
  bday: "bday",
  note: "note",
};

/** The contact in a code's fields; `null` when there is none. */
export function contactOf({ type, fields }: Pick<PageSource, "type" | "fields">): Contact | null {
  if (type !== "vcard" && type !== "mecard") return null;
  const card: Card = {};
  for (const name of NAMES) {
    const value = fields[type === "vcard" ? name : (OF_MECARD[name] ?? "")];
    if (typeof value === "string" && value.trim() !== "") card[name] = value.trim();
  }
  const file = fileOf(card);
  return file === null ? null : { ...shown(card), file };
}

/** `null` when the fields make no card. */
function fileOf(card: Card): string | null {
  try {
    return vcardText(card);
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

function shown(card: Card): Omit<Contact, "file"> {
  const { honorificPrefix, givenName, additionalName, familyName, honorificSuffix, org } = card;
  const parts = joined([honorificPrefix, givenName, additionalName, familyName, honorificSuffix], " ");
  const name = card.fn ?? (parts || (org ?? ""));
  const position = [card.title ?? card.role, card.organizationUnit, org].filter(
    (line): line is string => line !== undefined && line !== name,
  );
  const rows: ContactRow[] = [
    ...phone("mobile", card.telCell),
    ...phone("phone", card.tel),
    ...phone("work", card.telWork),
    ...phone("home", card.telHome),
    ...mail("email", card.email),
    ...mail("emailWork", card.emailWork),
    ...website(card.url),
    ...address(card),
    ...phone("fax", card.telFax),
  ];
  return { name, position, rows, note: card.note ?? "" };
}

function phone(kind: ContactRow["kind"], number: string | undefined): ContactRow[] {
  if (number === undefined) return [];
  return [{ kind, shown: number, href: `tel:${number.replace(/[^+\d]/g, "")}` }];
}

function mail(kind: ContactRow["kind"], to: string | undefined): ContactRow[] {
  if (to === undefined) return [];
  // RFC 6068, 2: all but the plain characters of an address are percent-encoded, also an @ inside quotes.
  const [local, domain] = [to.slice(0, to.lastIndexOf("@")), to.slice(to.lastIndexOf("@") + 1)];
  return [{ kind, shown: to, href: `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}` }];
}

function website(url: string | undefined): ContactRow[] {
  const parsed = url === undefined ? null : URL.parse(url);
  if (url === undefined || (parsed?.protocol !== "https:" && parsed?.protocol !== "http:")) return [];
  const bare = url.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  return [{ kind: "website", shown: bare, href: parsed.href }];
}

/** In the order of most of Europe: street, then postal code and city, region, country. */
function address(card: Card): ContactRow[] {
  const city = joined([card.postalCode, card.locality], " ");
  const { postOfficeBox, extendedAddress, streetAddress, region, countryName } = card;
  const lines = joined([postOfficeBox, extendedAddress, streetAddress, city, region, countryName], "\n");
  return lines === "" ? [] : [{ kind: "address", shown: lines, href: null }];
}

function joined(parts: readonly (string | undefined)[], by: string): string {
  return parts.filter(Boolean).join(by);
}
