import { ALL_SCOPES, type Scope } from "./scopes.ts";

/** The roles of members, lowest first, as named sets of scopes. A role is stored by its name, and never as scopes. */
export const ROLES = {
  viewer: ["codes:read", "analytics:read"],
  editor: ["codes:read", "analytics:read", "codes:write", "leads:read", "leads:write"],
  admin: ALL_SCOPES,
  owner: ALL_SCOPES,
} as const satisfies Readonly<Record<string, readonly Scope[]>>;

export type Role = keyof typeof ROLES;

/** The names of all roles, lowest first. */
export const ALL_ROLES: readonly Role[] = Object.keys(ROLES).filter(isRole);

/** Whether a text is the name of a role. */
export function isRole(text: string): text is Role {
  return Object.hasOwn(ROLES, text);
}

/** Whether a role is lower than another. */
export function isBelow(role: Role, other: Role): boolean {
  return ALL_ROLES.indexOf(role) < ALL_ROLES.indexOf(other);
}
