/** The media types of pictures that are taken. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Bytes of the largest upload. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Pixels along the longer side of a stored picture: three for each CSS pixel of the widest page. */
export const LONGEST_SIDE = 1_600;
