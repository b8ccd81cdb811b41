/** The media types of files that are taken, each with the ending of its name. */
export const FILE_ENDINGS = {
  "application/pdf": "pdf",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/ogg": "ogg",
  "application/epub+zip": "epub",
} as const;
export type FileType = keyof typeof FILE_ENDINGS;

/** The media types by which a file may be sent: some browsers call M4A by an older name. */
export const SENT_TYPES = [
  "application/pdf",
  "audio/mpeg",
  "audio/mp4",
  "audio/x-m4a",
  "audio/ogg",
  "application/epub+zip",
] as const;

/** Bytes of the largest file. */
export const MOST_BYTES = 25 * 1024 * 1024;

/** Files of a workspace. */
export const MOST_FILES = 1_000;

/** Characters of a file's title. */
export const FILE_TITLE_LENGTH = 120;

/** Bytes of a piece of a file in the database: so many are in memory for each client that reads one. */
export const PIECE = 128 * 1024;
