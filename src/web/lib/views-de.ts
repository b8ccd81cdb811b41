import { REQUESTS_DE } from "./german/requests.ts";
import type { ReasonsOfViews } from "./translation.ts";

export const viewReasons: ReasonsOfViews | null = REQUESTS_DE;
