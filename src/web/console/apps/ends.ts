import type { App } from "quietzone-client";
import { LONGEST_DAYS } from "../../../features/oauth/traits.ts";

const DAY = 86_400_000;

/** Whether an app ends at `expiresAt` however much it is used until then. */
export function isLast({ connectedAt, expiresAt }: Pick<App, "connectedAt" | "expiresAt">): boolean {
  return Date.parse(expiresAt) >= Date.parse(connectedAt) + LONGEST_DAYS * DAY;
}
