/** The formats that art is stored in. */
export const ART_FORMATS = ["svg", "png"] as const;
export type ArtFormat = (typeof ART_FORMATS)[number];

/** `dark` is made for a dark background, `light` for a light one. */
export const SCHEMES = ["color", "dark", "light", "monochrome"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Whether a text names a format that art is stored in. */
export function isArtFormat(text: string): text is ArtFormat {
  return ART_FORMATS.some((format) => format === text);
}

/** Whether a text names a scheme. */
export function isScheme(text: string): text is Scheme {
  return SCHEMES.some((scheme) => scheme === text);
}
