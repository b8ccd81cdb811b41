import type { Member } from "quietzone-client";

export type Role = Member["role"];

/** Lowest first. */
export const ROLES = ["viewer", "editor", "admin", "owner"] as const satisfies readonly Role[];
