import { LANDING_LENGTHS, PART_LIMITS as MOST } from "../../../../features/codes/constants.ts";
import { isObject } from "../../../lib/json.ts";
import type { PartDraft } from "../parts/draft.ts";
import { isFilled, sentApp, sentChapter, sentDish, sentPrice, sentSection } from "../parts/sent.ts";
import type { ExtrasDraft } from "./draft.ts";

/**
 * The texts of a page that can be said in another language, as `features/codes/language-models.ts` has
 * them.
 */

type Place = readonly (string | number)[];

/** A text of a page. */
export interface PageText {
  /** Its members and the keys of its rows, which stay when rows are moved. */
  readonly key: string;
  /** Its members and places in what is sent. */
  readonly place: Place;
  readonly original: string;
  readonly most: number;
  readonly isLong: boolean;
  /** Id of a file that another language may replace by one of its own. */
  readonly isFile?: true;
}

/** A page in one more language: its texts by the keys of `textsOf`. */
export interface LanguageDraft {
  readonly tag: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The draft of a page, or a part of it, that has texts. */
export interface Texts extends Pick<ExtrasDraft, "stop" | "notice"> {
  readonly headline: string;
  readonly text: string;
  readonly ctaLabel: string;
  readonly submitLabel: string;
  readonly consentText: string;
  readonly thanks: string;
  readonly links: readonly { readonly id: number; readonly label: string; readonly url: string }[];
  readonly parts: readonly PartDraft[];
  readonly languages: readonly LanguageDraft[];
}

/** Where rows are: by keys, and by the places among those that are sent. */
interface Spot {
  readonly key: string;
  readonly place: Place;
}

const inside = ({ key, place }: Spot, name: string | number, at: string | number = name): Spot => ({
  key: key === "" ? String(name) : `${key}/${name}`,
  place: [...place, at],
});

function line(spot: Spot, name: string, original: string, most: number): PageText {
  return { ...inside(spot, name), original, most, isLong: false };
}

function lines(spot: Spot, name: string, original: string, most: number): PageText {
  return { ...inside(spot, name), original, most, isLong: true };
}

function file(spot: Spot, name: string, original: string): PageText {
  return { ...inside(spot, name), original, most: 64, isLong: false, isFile: true };
}

/** The texts of the rows of a list that are sent. */
function rows<T extends { readonly key: number }>(
  spot: Spot,
  name: string,
  list: readonly T[],
  isSent: (row: T) => boolean,
  texts: (at: Spot, row: T) => readonly PageText[],
): PageText[] {
  const of = inside(spot, name);
  return list.filter(isSent).flatMap((row, at) => texts(inside(of, row.key, at), row));
}

/** All texts of a page, from the top; those that are empty, too. */
export function textsOf(page: Texts): PageText[] {
  const top: Spot = { key: "", place: [] };
  const [lead, stop] = [inside(top, "lead"), inside(top, "stop")];
  const links = page.links.map(({ id, label, url }) => ({ key: id, label, url }));
  return [
    line(top, "headline", page.headline, LANDING_LENGTHS.headline),
    lines(top, "text", page.text, LANDING_LENGTHS.text),
    line(inside(top, "cta"), "label", page.ctaLabel, LANDING_LENGTHS.button),
    line(lead, "submitLabel", page.submitLabel, LANDING_LENGTHS.button),
    lines(lead, "consentText", page.consentText, LANDING_LENGTHS.consent),
    lines(lead, "thanks", page.thanks, LANDING_LENGTHS.thanks),
    line(stop, "tour", page.stop.tour, LANDING_LENGTHS.tour),
    line(inside(stop, "next"), "title", page.stop.nextTitle, LANDING_LENGTHS.tour),
    line(inside(top, "notice"), "where", page.notice.where, LANDING_LENGTHS.where),
    ...rows(
      top,
      "links",
      links,
      ({ label, url }) => (label + url).trim() !== "",
      (at, { label }) => [line(at, "label", label, LANDING_LENGTHS.link)],
    ),
    ...page.parts.flatMap((part) => {
      const at = inside(inside(top, "parts"), part.id);
      return [line(at, "title", part.title, MOST.title), ...textsOfPart(part, at)];
    }),
  ];
}

function textsOfPart(part: PartDraft, at: Spot): PageText[] {
  switch (part.type) {
    case "text":
      return [lines(at, "markdown", part.markdown, MOST.markdown)];
    case "menu":
      return textsOfMenu(part, at);
    case "gallery":
      return rows(
        at,
        "pictures",
        part.pictures,
        () => true,
        (of, { alt, caption }) => [
          line(of, "alt", alt, MOST.alt),
          lines(of, "caption", caption, MOST.caption),
        ],
      );
    case "audio":
      return [
        file(at, "file", part.file),
        ...rows(
          at,
          "chapters",
          part.chapters,
          (row) => isFilled(sentChapter(row)),
          (of, { title }) => [line(of, "title", title, MOST.name)],
        ),
        lines(at, "transcript", part.transcript, MOST.transcript),
      ];
    case "hours":
      return [
        ...rows(
          at,
          "exceptions",
          part.exceptions,
          () => true,
          (of, { note }) => [line(of, "note", note, MOST.name)],
        ),
        lines(at, "note", part.note, MOST.dishText),
      ];
    case "apps":
      return rows(
        at,
        "others",
        part.others,
        (row) => isFilled(sentApp(row)),
        (of, { label }) => [line(of, "label", label, MOST.label)],
      );
    case "location":
      return [lines(at, "address", part.address, MOST.address)];
    case "downloads":
      return rows(
        at,
        "files",
        part.files,
        () => true,
        (of, { id, label }) => [file(of, "id", id), line(of, "label", label, MOST.label)],
      );
  }
}

function textsOfMenu({ sections }: Extract<PartDraft, { type: "menu" }>, at: Spot): PageText[] {
  return rows(
    at,
    "sections",
    sections,
    (row) => isFilled(sentSection(row)),
    (section, { title, text, dishes }) => [
      line(section, "title", title, MOST.name),
      lines(section, "text", text, MOST.dishText),
      ...rows(
        section,
        "dishes",
        dishes,
        (row) => isFilled(sentDish(row)),
        (dish, { name, text: about, prices }) => [
          line(dish, "name", name, MOST.name),
          lines(dish, "text", about, MOST.dishText),
          ...rows(
            dish,
            "prices",
            prices,
            (row) => isFilled(sentPrice(row)),
            (price, { label }) => [line(price, "label", label, MOST.priceLabel)],
          ),
        ],
      ),
    ],
  );
}

/** The draft of a page's other languages. The rows of a page that was just read have their places as keys. */
export function draftOfLanguages(languages: object | undefined): LanguageDraft[] {
  return Object.entries(languages ?? {}).map(([tag, translation]) => ({
    tag,
    texts: Object.fromEntries(textsIn(translation, "")),
  }));
}

/** Languages without the texts of a part. */
export function withoutPart(languages: readonly LanguageDraft[], id: string): LanguageDraft[] {
  return languages.map(({ tag, texts }) => ({
    tag,
    texts: Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith(`parts/${id}/`))),
  }));
}

function textsIn(value: unknown, key: string): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  const members = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return members.flatMap(([name, member]) => textsIn(member, key === "" ? String(name) : `${key}/${name}`));
}

/** A translation under construction: a list has `null` where nothing is said. */
type Branch = { [name: string]: Branch | string } | (Branch | string | null)[];

/**
 * The other languages of a page as the API takes them. @param isLeftOut - of a part of the page, by its id.
 */
export function sentLanguages(
  page: Texts,
  isLeftOut: (partId: string) => boolean = () => false,
): Record<string, Branch> {
  if (page.languages.length === 0) return {};
  const known = textsOf(page).filter(({ place }) => !(place[0] === "parts" && isLeftOut(String(place[1]))));
  return Object.fromEntries(
    page.languages.map(({ tag, texts }) => {
      const root: Branch = {};
      for (const { key, place } of known) {
        const text = texts[key]?.trim() ?? "";
        if (text !== "") grow(root, place, text);
      }
      return [tag, root];
    }),
  );
}

function grow(branch: Branch, [name, ...rest]: Place, text: string): void {
  if (name === undefined) return;
  const next = () => (typeof rest[0] === "number" ? [] : {});
  if (Array.isArray(branch)) {
    const at = Number(name);
    while (branch.length <= at) branch.push(null);
    const grown = rest.length === 0 ? text : (branch[at] ?? next());
    branch[at] = grown;
    if (typeof grown !== "string") grow(grown, rest, text);
    return;
  }
  const grown = rest.length === 0 ? text : (branch[name] ?? next());
  branch[name] = grown;
  if (typeof grown !== "string") grow(grown, rest, text);
}
