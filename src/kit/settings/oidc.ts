import { isLoopbackHost } from "../shared/loopback.ts";
import { GIVEN_ROLES, type RoleRule } from "../shared/roles.ts";
import { onOff, text } from "./kinds.ts";
import { group, optional, preset, type Variable } from "./variable.ts";

/**
 * The end of a rule. The value before it may have commas and signs of equality: in LDAP groups are named so.
 */
const GIVES = /=(ten_[0-9a-z]{26}):(viewer|editor|admin)$/;

/** More than a directory names. Each is looked for at each sign-in. */
const MOST_RULES = 200;

/** Rules with commas between. */
const roleRules = {
  accepts: "claim values with workspaces and roles, such as qr-staff=ten_…:editor,qr-leads=ten_…:admin",
  read(value: string): readonly RoleRule[] | undefined {
    const rules: RoleRule[] = [];
    /** Parts of a rule that has not ended. */
    let parts: string[] = [];
    for (const part of value.split(",")) {
      parts.push(part);
      const text = parts.join();
      const [end = "", tenantId = "", name = ""] = GIVES.exec(text) ?? [];
      const role = GIVEN_ROLES.find((known) => known === name);
      if (role === undefined) continue;
      rules.push({ value: text.slice(0, -end.length).trim(), tenantId, role });
      parts = [];
    }
    const areWhole = parts.length === 0 && rules.every((rule) => rule.value !== "");
    return areWhole && rules.length > 0 && rules.length <= MOST_RULES ? rules : undefined;
  },
};

/**
 * An issuer as the provider writes it: a slash at its end counts. Over plain http anybody on the way could
 * sign in as anybody.
 */
const issuer = {
  accepts: "an https address without query or fragment, such as https://auth.example.org",
  read(value: string): string | undefined {
    const url = URL.parse(value);
    if (!url || /[?#]/.test(value) || url.username !== "" || url.password !== "") return undefined;
    const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname));
    return isSafe ? value : undefined;
  },
};

const scopes = {
  accepts: "names with spaces between, openid among them, such as openid email profile groups",
  read(value: string): string | undefined {
    const names = value.split(/\s+/);
    return names.includes("openid") && /^[\x21-\x7e\s]{1,1000}$/.test(value) ? names.join(" ") : undefined;
  },
};

/** Sign-in at a provider of OpenID Connect. */
export const readOidc = group({
  /** `null`: there is no provider. */
  issuer: optional({
    name: "QZ_OIDC_ISSUER",
    meaning: "OpenID Connect provider at which people sign in; needs QZ_OIDC_CLIENT_ID",
    ...issuer,
  }),
  clientId: optional({
    name: "QZ_OIDC_CLIENT_ID",
    meaning: "name under which the provider knows this service",
    accepts: "any text",
    read: text,
  }),
  /** `null`: a public client, whose sign-ins PKCE alone protects. */
  clientSecret: optional({
    name: "QZ_OIDC_CLIENT_SECRET",
    meaning: "secret that the provider gave with it",
    accepts: "any text",
    read: text,
    confidential: true,
  }),
  /** `null`: the host of the issuer. */
  name: optional({
    name: "QZ_OIDC_NAME",
    shown: "the provider's host",
    meaning: "what people call the provider, on the button of the sign-in",
    accepts: "up to 60 characters",
    read: (value: string) => ([...value].length <= 60 && !/\p{C}/u.test(value) ? value : undefined),
  }),
  scopes: preset({
    name: "QZ_OIDC_SCOPES",
    shown: "openid email profile",
    meaning: "scopes that the provider is asked for",
    ...scopes,
  }),
  create: preset({
    name: "QZ_OIDC_CREATE",
    shown: "off",
    meaning: "whether somebody unknown here who signs in at the provider becomes a person here",
    ...onOff,
  }),
  trustEmail: preset({
    name: "QZ_OIDC_TRUST_EMAIL",
    shown: "off",
    meaning: "whether all mail addresses of the provider count as verified; for Entra ID",
    ...onOff,
  }),
  trustMfa: preset({
    name: "QZ_OIDC_TRUST_MFA",
    shown: "off",
    meaning: "whether each sign-in at the provider counts as one with a second factor",
    ...onOff,
  }),
  roleClaim: optional({
    name: "QZ_OIDC_ROLE_CLAIM",
    meaning: "claim with the groups or roles of a person, such as groups or realm_access.roles",
    accepts: "a claim's name",
    read: (value: string) => (/^[\x21-\x7e]{1,200}$/.test(value) ? value : undefined),
  }),
  roles: {
    name: "QZ_OIDC_ROLES",
    fallback: [],
    shown: "none",
    meaning: "roles in workspaces by the values of that claim, at each sign-in: value=workspace id:role",
    ...roleRules,
  } satisfies Variable<readonly RoleRule[]>,
});

export type OidcSettings = ReturnType<typeof readOidc>;

/** Settings that can't be used as they are, one line each. */
export function oidcProblems({ issuer, clientId, roleClaim, roles }: OidcSettings): readonly string[] {
  return [
    ...(issuer !== null && clientId === null ? ["QZ_OIDC_ISSUER needs QZ_OIDC_CLIENT_ID."] : []),
    ...(roles.length > 0 && roleClaim === null ? ["QZ_OIDC_ROLES needs QZ_OIDC_ROLE_CLAIM."] : []),
  ];
}
