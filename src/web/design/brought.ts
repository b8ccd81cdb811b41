import { write } from "../lib/storage.ts";
import type { Design } from "./model.ts";

/**
 * The name in the tab's storage of a design that goes from the studio to the form of a new code in the
 * console.
 */
export const BROUGHT = "brought";

/** Takes a design along; `null` leaves an earlier one behind. */
export function bring(design: Design | null): void {
  write("tab", BROUGHT, design && JSON.stringify(design));
}
