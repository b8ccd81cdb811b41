/** Names as they are written, by slug, where no source says it. */
export const NAMES: Readonly<Record<string, string>> = {};
