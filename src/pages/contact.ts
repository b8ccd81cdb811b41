import { vcardText } from "../qr/payload/vcard.ts";
import { Fault } from "../shared/fault.ts";
import type { PageSource } from "./model.ts";

/** What a contact's page shows, and the file it offers. */
export interface Contact {
  readonly name: string;
  /** Job title, department and organization, those that there are. */
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
  /** What a tap opens. */
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

/** The fields of a MECARD, by what they are called in a vCard. */
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

/** The contact a code holds; `null` when it holds none. */
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

/** `null` for fields that make no card: none were given. */
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
  // RFC 6068, 2: what is not an address's plain character is percent-encoded, an @ inside quotes as well.
  const [local, domain] = [to.slice(0, to.lastIndexOf("@")), to.slice(to.lastIndexOf("@") + 1)];
  return [{ kind, shown: to, href: `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}` }];
}

function website(url: string | undefined): ContactRow[] {
  const parsed = url === undefined ? null : URL.parse(url);
  if (url === undefined || (parsed?.protocol !== "https:" && parsed?.protocol !== "http:")) return [];
  const bare = url.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  return [{ kind: "website", shown: bare, href: parsed.href }];
}

/** As an envelope has it in most of Europe: street, then postal code and city, region, country. */
function address(card: Card): ContactRow[] {
  const city = joined([card.postalCode, card.locality], " ");
  const { postOfficeBox, extendedAddress, streetAddress, region, countryName } = card;
  const lines = joined([postOfficeBox, extendedAddress, streetAddress, city, region, countryName], "\n");
  return lines === "" ? [] : [{ kind: "address", shown: lines, href: null }];
}

function joined(parts: readonly (string | undefined)[], by: string): string {
  return parts.filter(Boolean).join(by);
}
