import { type Candidate, readText } from "../candidate.ts";

interface Icon {
  readonly title: string;
  readonly slug: string;
  readonly hex: string;
  readonly source: string;
  readonly guidelines?: string;
  readonly license?: { readonly type: string; readonly url?: string };
  readonly aliases?: {
    readonly aka?: readonly string[];
    readonly old?: readonly string[];
    readonly loc?: Readonly<Record<string, string>>;
  };
}

/** Simple Icons: one path each, drawn in the brand's own colour. */
export function* simpleIcons(): Generator<Candidate> {
  const icons: readonly Icon[] = JSON.parse(readText("simple-icons", "data", "simple-icons.json"));
  for (const { title, slug, hex, source, guidelines, license, aliases = {} } of icons) {
    const svg = readText("simple-icons", "icons", `${slug}.svg`);
    yield {
      source: "simple-icons",
      key: slug,
      slug,
      title,
      aliases: [...(aliases.aka ?? []), ...(aliases.old ?? []), ...Object.values(aliases.loc ?? {})],
      tags: [],
      form: "icon",
      hint: null,
      license: license?.type ?? "CC0-1.0",
      licenseUrl: license?.url ?? null,
      ownLicense: license !== undefined,
      sourceUrl: source,
      guidelines: guidelines ?? null,
      art: { svg: svg.replace("<svg ", `<svg fill="#${hex.toLowerCase()}" `) },
    };
  }
}
