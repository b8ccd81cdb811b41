import type { ReasonsOfViews } from "./translation.ts";

/** The service's own reasons are English. */
export const viewReasons: ReasonsOfViews | null = null;
