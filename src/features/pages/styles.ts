import type { Part } from "../codes/part-models.ts";
import apps from "./styles/apps.css" with { type: "text" };
import audio from "./styles/audio.css" with { type: "text" };
import content from "./styles/content.css" with { type: "text" };
import downloads from "./styles/downloads.css" with { type: "text" };
import folded from "./styles/folded.css" with { type: "text" };
import gallery from "./styles/gallery.css" with { type: "text" };
import hours from "./styles/hours.css" with { type: "text" };
import languages from "./styles/languages.css" with { type: "text" };
import lead from "./styles/lead.css" with { type: "text" };
import links from "./styles/links.css" with { type: "text" };
import location from "./styles/location.css" with { type: "text" };
import menu from "./styles/menu.css" with { type: "text" };
import notice from "./styles/notice.css" with { type: "text" };
import part from "./styles/part.css" with { type: "text" };
import profile from "./styles/profile.css" with { type: "text" };
import rtl from "./styles/rtl.css" with { type: "text" };
import stop from "./styles/stop.css" with { type: "text" };
import text from "./styles/text.css" with { type: "text" };
import voucher from "./styles/voucher.css" with { type: "text" };
import { compact } from "./assets.ts";
import { hashSource } from "./prepared.ts";

/** A style that stands in a page, and its source expression in the page's policy. */
export interface Style {
  readonly text: string;
  readonly source: string;
}

/**
 * The styles that only some pages have, in their order. A type of part with a style of its own has a line
 * here.
 */
const STYLES = {
  content: styleOf(content),
  profile: styleOf(profile),
  voucher: styleOf(voucher),
  languages: styleOf(languages),
  folded: styleOf(folded),
  stop: styleOf(stop),
  notice: styleOf(notice),
  links: styleOf(links),
  lead: styleOf(lead),
  part: styleOf(part),
  text: styleOf(text),
  menu: styleOf(menu),
  hours: styleOf(hours),
  gallery: styleOf(gallery),
  audio: styleOf(audio),
  apps: styleOf(apps),
  location: styleOf(location),
  downloads: styleOf(downloads),
  rtl: styleOf(rtl),
} as const;

/**
 * The names of styles: of something of a template, or of a type of part. Types without one are passed over.
 */
export type Styled = keyof typeof STYLES | Part["type"];

/** Types of part that are drawn as the links of a page are. */
const LIKE_LINKS: readonly Styled[] = ["apps", "downloads"];

/** The styles that a page needs beside the one that all pages have. */
export function stylesFor(names: ReadonlySet<Styled>): Style[] {
  const all = LIKE_LINKS.some((name) => names.has(name)) ? new Set<Styled>([...names, "links"]) : names;
  return Object.entries(STYLES).flatMap(([name, style]) => (all.has(name as Styled) ? [style] : []));
}

function styleOf(css: string): Style {
  const compacted = compact(css);
  return { text: compacted, source: hashSource(compacted) };
}
