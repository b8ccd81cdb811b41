import type { Translation } from "./translation.ts";

/** The service's own texts are English. */
export const service: Translation | null = null;
