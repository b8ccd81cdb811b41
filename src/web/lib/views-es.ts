import { REQUESTS_ES } from "./spanish/requests.ts";
import type { ReasonsOfViews } from "./translation.ts";

export const viewReasons: ReasonsOfViews | null = REQUESTS_ES;
