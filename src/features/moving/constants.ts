/** The services that files are brought from. */
export const SOURCES = ["bitly", "dub", "shlink", "yourls", "kutt", "shortio", "csv", "quietzone"] as const;
export type Source = (typeof SOURCES)[number];

/** Bytes of the largest file. */
export const MOST_BYTES = 100 * 1024 * 1024;

/** The parts of an archive, in their order in the file. */
export const ARCHIVE_PARTS = [
  "domains",
  "looks",
  "webhooks",
  "codes",
  "history",
  "scans",
  "leads",
  "symbols",
] as const;
export type ArchivePart = (typeof ARCHIVE_PARTS)[number];

/** The files of redirects: for web servers, for hosts of static sites, and for programs. */
export const REDIRECT_FORMATS = ["caddy", "nginx", "apache", "_redirects", "csv"] as const;
export type RedirectFormat = (typeof REDIRECT_FORMATS)[number];
