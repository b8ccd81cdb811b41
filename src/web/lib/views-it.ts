import { REQUESTS_IT } from "./italian/requests.ts";
import type { ReasonsOfViews } from "./translation.ts";

export const viewReasons: ReasonsOfViews | null = REQUESTS_IT;
