import { REQUESTS_FR } from "./french/requests.ts";
import type { ReasonsOfViews } from "./translation.ts";

export const viewReasons: ReasonsOfViews | null = REQUESTS_FR;
