import { DAY, HOUR, MINUTE } from "../../kit/shared/clock.ts";
import type { Scope } from "../../kit/shared/scopes.ts";
import { IDLE_DAYS, LONGEST_DAYS } from "./traits.ts";

/** How long a code waits for its app, in milliseconds. RFC 6749, 4.1.2 recommends ten minutes at most. */
export const CODE_LIFE = 5 * MINUTE;

/** How long an access token is good. */
export const ACCESS_LIFE = HOUR;

/** An app that asks for no token for so long is disconnected. */
export const IDLE_LIFE = IDLE_DAYS * DAY;

/** An app is disconnected so long after its person's consent, however much it is used. */
export const LONGEST_LIFE = LONGEST_DAYS * DAY;

/**
 * Apps that a person connects with a workspace, at most: more push out the one whose last use is longest ago.
 */
export const MOST_APPS = 50;

/** Characters of an app's name that are kept. */
export const NAME_LENGTH = 80;

/** Paths of the protocol, below the public address. */
export const PATHS = {
  resource: "/mcp",
  authorize: "/oauth/authorize",
  token: "/oauth/token",
  register: "/oauth/register",
  revoke: "/oauth/revoke",
  resourceMetadata: "/.well-known/oauth-protected-resource",
  serverMetadata: "/.well-known/oauth-authorization-server",
} as const;

/**
 * The scopes that an app is told to ask for: enough to work with codes, and no data of people. A person may
 * give more or less.
 */
export const USUAL_SCOPES: readonly Scope[] = ["codes:read", "codes:write", "analytics:read"];
