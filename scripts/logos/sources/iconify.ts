import { Type } from "@sinclair/typebox";
import { type Candidate, type Form, readJson, SOURCES, type SourceName } from "../candidate.ts";
import { FLAGS, flagName } from "../tables/flags.ts";

const Size = { width: Type.Optional(Type.Number()), height: Type.Optional(Type.Number()) };

const Collection = Type.Object({
  icons: Type.Record(
    Type.String(),
    Type.Object({ body: Type.String(), hidden: Type.Optional(Type.Boolean()), ...Size }),
  ),
  aliases: Type.Optional(Type.Record(Type.String(), Type.Object({ parent: Type.String() }))),
  ...Size,
});

const LICENSES = {
  "svg-logos": "CC0-1.0",
  devicon: "MIT",
  "skill-icons": "MIT",
  "circle-flags": "MIT",
} as const;

/** Endings of the names of variants. */
const ENDINGS: Readonly<Record<string, { readonly form: Form; readonly hint: "dark" | "light" | null }>> = {
  wordmark: { form: "wordmark", hint: null },
  icon: { form: "icon", hint: null },
  dark: { form: "plain", hint: "dark" },
  light: { form: "plain", hint: "light" },
};

function* collection(source: keyof typeof LICENSES): Generator<Candidate & { readonly name: string }> {
  const name = SOURCES[source].package;
  const { icons, aliases = {}, ...size } = readJson(Collection, name, "icons.json");
  const namesOf = Map.groupBy(Object.keys(aliases), (alias) => aliases[alias]?.parent ?? "");
  for (const [key, icon] of Object.entries(icons)) {
    if (icon.hidden) continue;
    const width = icon.width ?? size.width ?? 16;
    const height = icon.height ?? size.height ?? 16;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
    const parts = key.split("-");
    const ending = parts.length > 1 ? ENDINGS[parts.at(-1) ?? ""] : undefined;
    yield {
      name: key,
      source,
      key,
      slug: ending ? parts.slice(0, -1).join("-") : key,
      title: null,
      aliases: (namesOf.get(key) ?? []).map((alias) => alias.replaceAll("-", " ")),
      tags: [],
      form: ending?.form ?? "plain",
      hint: ending?.hint ?? null,
      license: LICENSES[source],
      licenseUrl: null,
      ownLicense: false,
      sourceUrl: SOURCES[source].url,
      guidelines: null,
      art: { svg },
    };
  }
}

/** SVG Logos, Devicon or Skill Icons. */
export function* iconify(
  source: Exclude<SourceName & keyof typeof LICENSES, "circle-flags">,
): Generator<Candidate> {
  yield* collection(source);
}

/** Flags with a name in the tables. Languages and duplicates are left out. */
export function* circleFlags(): Generator<Candidate> {
  for (const flag of collection("circle-flags")) {
    const name = flagName(flag.name);
    if (name === null) continue;
    const aliases = [
      `flag of ${name}`,
      ...(FLAGS[flag.name]?.slice(1) ?? []),
      ...(flag.name.length === 2 ? [`${flag.name} flag`] : []),
    ];
    yield {
      ...flag,
      slug: `flag-${flag.name}`,
      title: name,
      aliases,
      tags: ["Flags"],
      form: "icon",
      hint: null,
    };
  }
}
