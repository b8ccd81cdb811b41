import { Type } from "@sinclair/typebox";
import { type Candidate, readJson, readText, SOURCES } from "../candidate.ts";

const PACKAGE = "lucide-static";

const Tags = Type.Record(Type.String(), Type.Array(Type.String()));

/** First words of icons of interfaces, which mean nothing in the middle of a symbol. */
const INTERFACE = new Set(
  "a align app arrow arrows axis between braces brackets case chart chevron chevrons clipboard columns copy corner diff file flip fold folder git grid group heading indent layout list maximize minimize mouse move panel pilcrow redo regex replace rotate rows scaling section select separator sidebar sliders snap space spline split stretch subscript superscript table text toggle undo unfold ungroup vector view whole wrap zoom".split(
    " ",
  ),
);

/** The most other words of an icon: each takes memory of every search. The nearest come first. */
const MOST_TAGS = 6;

/** Lucide: icons of things, such as a cup of coffee, that are nobody's brand. They are drawn in black. */
export function* lucideIcons(): Generator<Candidate> {
  for (const [key, tags] of Object.entries(readJson(Tags, PACKAGE, "tags.json"))) {
    const [first = "", ...others] = key.split("-");
    if (INTERFACE.has(first)) continue;
    yield {
      source: "lucide",
      key,
      slug: `icon-${key}`,
      title: [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(" "),
      aliases: tags.slice(0, MOST_TAGS),
      tags: ["Icon"],
      form: "icon",
      hint: null,
      license: "ISC",
      licenseUrl: null,
      ownLicense: false,
      sourceUrl: `${SOURCES.lucide.url}/icons/${key}`,
      guidelines: null,
      art: { svg: readText(PACKAGE, "icons", `${key}.svg`).replace(/<!--.*?-->/s, "") },
    };
  }
}
