import { Type } from "@sinclair/typebox";
import { type Candidate, readJson, readText } from "../candidate.ts";

const Names = Type.Array(Type.String());

const Icons = Type.Array(
  Type.Object({
    title: Type.String(),
    slug: Type.String(),
    hex: Type.String(),
    source: Type.String(),
    guidelines: Type.Optional(Type.String()),
    license: Type.Optional(Type.Object({ type: Type.String(), url: Type.Optional(Type.String()) })),
    aliases: Type.Optional(
      Type.Object({
        aka: Type.Optional(Names),
        old: Type.Optional(Names),
        loc: Type.Optional(Type.Record(Type.String(), Type.String())),
      }),
    ),
  }),
);

/** Simple Icons: one path each, drawn in the brand's own colour. */
export function* simpleIcons(): Generator<Candidate> {
  for (const icon of readJson(Icons, "simple-icons", "data", "simple-icons.json")) {
    const { title, slug, hex, source, guidelines, license, aliases = {} } = icon;
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
