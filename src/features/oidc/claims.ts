import { isObject } from "../../kit/shared/json.ts";

/** Claims, as a provider sent them. */
export type Claims = Readonly<Record<string, unknown>>;

/** A person, as the provider proved it. */
export interface Proof {
  readonly issuer: string;
  /** Names the person at the issuer for ever. An address may pass on to somebody else. */
  readonly subject: string;
  /** `null` where the provider tells none. */
  readonly email: string | null;
  /** Whether the provider says that the address is the person's. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  /**
   * The values of the claim of roles; `null` where the provider had too many to tell, and where no claim is
   * asked for.
   */
  readonly groups: ReadonlySet<string> | null;
  readonly hasSecondFactor: boolean;
  /** Names the session at the provider; `null` where it has no name. */
  readonly session: string | null;
}

/** Characters of a subject (OpenID Connect Core 1.0, 2), and of a session's name. */
const LONGEST_ID = 255;

/** The longest mail address that a server takes (RFC 5321, 4.5.3.1.3). */
const LONGEST_EMAIL = 254;

/** Groups of a person that are read. */
const MOST_GROUPS = 5_000;

/** Whether a text can be the name of a person or session at a provider. */
export function isProviderId(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= LONGEST_ID && value.isWellFormed();
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/**
 * Whether the claims of the ID token leave open what is asked for. Some providers, such as Authelia, tell it
 * at their UserInfo endpoint alone.
 */
export function isIncomplete(claims: Claims, roleClaim: string | null): boolean {
  if (claims["email"] === undefined || claims["email_verified"] === undefined) return true;
  return roleClaim !== null && valueAt(claims, roleClaim) === undefined;
}

/**
 * Reads the claims of an ID token whose signature, issuer, audience and nonce are checked.
 * @param more - those of the UserInfo endpoint, whose subject is checked. The ID token's win.
 * @returns `null` where the subject is none.
 */
export function proofOf(
  idToken: Claims,
  more: Claims,
  { roleClaim, trustEmail, trustMfa }: { roleClaim: string | null; trustEmail: boolean; trustMfa: boolean },
): Proof | null {
  const { iss: issuer, sub: subject, sid } = idToken;
  if (typeof issuer !== "string" || !isProviderId(subject)) return null;
  const mail = mailOf([idToken, more]);
  const amr = idToken["amr"];
  return {
    issuer,
    subject,
    email: mail?.email ?? null,
    isEmailVerified: mail !== null && (mail.isVerified || trustEmail),
    name: textOf(idToken["name"]) ?? textOf(more["name"]) ?? textOf(more["preferred_username"]),
    groups: roleClaim === null ? null : groupsOf([idToken, more], roleClaim),
    // RFC 8176, 2.
    hasSecondFactor: trustMfa || (Array.isArray(amr) && amr.includes("mfa")),
    session: isProviderId(sid) ? sid : null,
  };
}

/**
 * An address, and whether the same source says that it is verified: a word about another address counts for
 * nothing.
 */
function mailOf(sources: readonly Claims[]): { readonly email: string; readonly isVerified: boolean } | null {
  const told = sources.filter(({ email }) => textOf(email) !== null);
  const source = told.find(({ email_verified }) => email_verified !== undefined) ?? told[0];
  const email = textOf(source?.["email"]);
  if (email === null || email.length > LONGEST_EMAIL) return null;
  return { email, isVerified: source?.["email_verified"] === true };
}

/**
 * The value of a claim, whose name may be that of a member of another, with a dot between:
 * `realm_access.roles`.
 */
function valueAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  const dot = name.indexOf(".");
  const inner = dot < 0 ? undefined : claims[name.slice(0, dot)];
  return isObject(inner) ? valueAt(inner, name.slice(dot + 1)) : undefined;
}

/** A person without the claim has no group. */
function groupsOf(sources: readonly Claims[], roleClaim: string): ReadonlySet<string> | null {
  // OpenID Connect Core 1.0, 5.6.2: Entra ID tells more than 200 groups elsewhere.
  const elsewhere = sources.map((claims) => claims["_claim_names"]);
  if (elsewhere.some((names) => isObject(names) && Object.hasOwn(names, roleClaim))) return null;
  const value = sources.map((claims) => valueAt(claims, roleClaim)).find((found) => found !== undefined);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return new Set(values.slice(0, MOST_GROUPS).filter((each) => typeof each === "string"));
}
