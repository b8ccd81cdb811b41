import { type ArtFormat, isArtFormat, isScheme } from "../../src/logos/constants.ts";
import type { ImportedLogo } from "../../src/logos/store.ts";

/** An imported logo as both engines keep it, without its drawing. */
export interface LogoRow extends Omit<ImportedLogo, "aliases" | "format" | "scheme" | "source" | "derived"> {
  /** A JSON list. */
  readonly aliases: string;
  readonly format: string;
  readonly scheme: string;
}

export function toLogo({ aliases, format, scheme, ...row }: LogoRow): ImportedLogo {
  return {
    ...row,
    source: "import",
    aliases: JSON.parse(aliases),
    format: formatOf(format),
    scheme: isScheme(scheme) ? scheme : "color",
    derived: false,
  };
}

export function toLogoRow({ aliases, derived: _never, source: _always, ...logo }: ImportedLogo): LogoRow {
  return { ...logo, aliases: JSON.stringify(aliases) };
}

export function formatOf(text: string): ArtFormat {
  return isArtFormat(text) ? text : "svg";
}
