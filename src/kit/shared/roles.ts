import { ALL_SCOPES, type Scope } from "./scopes.ts";

/**
 * The roles of members, lowest first, as named sets of scopes. A role is stored by its name, and never as
 * scopes.
 */
export const ROLES = {
  viewer: ["codes:read", "analytics:read"],
  editor: ["codes:read", "analytics:read", "codes:write", "leads:read", "leads:write"],
  admin: ALL_SCOPES,
  owner: ALL_SCOPES,
} as const satisfies Readonly<Record<string, readonly Scope[]>>;

export type Role = keyof typeof ROLES;

/** The roles that a sign-in provider may give. To own a workspace is given here alone. */
export const GIVEN_ROLES = ["viewer", "editor", "admin"] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** People with a value in the claim of roles have a role in a workspace. */
export interface RoleRule {
  readonly value: string;
  readonly tenantId: string;
  readonly role: GivenRole;
}

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
