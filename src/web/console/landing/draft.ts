import type { Landing } from "quietzone-client";
import { orderName } from "../../../features/codes/traits.ts";
import type { JsonObject } from "../../lib/json.ts";
import { draftOfExtras, EMPTY_EXTRAS, type ExtrasDraft, lookOfExtras, sentExtras } from "./extras/draft.ts";
import { draftOfLanguages, type LanguageDraft, sentLanguages } from "./extras/texts.ts";
import { draftOfPart, type PartDraft } from "./parts/draft.ts";
import { hasContent, lookOfPart, sentPart } from "./parts/sent.ts";

/** The draft of a landing page: every part is present, and empty by default. */

export type LandingTemplate = Landing["template"];
export type LeadField = NonNullable<Landing["lead"]>["ask"][number];

/** A page as it is sent: the service says whether its parts and languages are right. */
type SentLanding = Omit<Landing, "parts" | "languages"> & {
  readonly parts?: readonly JsonObject[];
  readonly languages?: object;
};

/** Kinds of pages as they are offered. */
export const TEMPLATES: readonly LandingTemplate[] = [
  "action",
  "links",
  "profile",
  "offer",
  "event",
  "lead",
  "menu",
  "guide",
  "notice",
];

export interface LinkDraft {
  /** A stable key while links are moved. */
  readonly id: number;
  readonly label: string;
  readonly url: string;
}

/** The file of a page. */
export interface FileDraft {
  readonly id: string;
  readonly open: "button" | "direct";
  readonly label: string;
}

export interface LandingDraft extends ExtrasDraft {
  readonly template: LandingTemplate;
  readonly headline: string;
  readonly text: string;
  readonly ctaLabel: string;
  readonly hasLead: boolean;
  readonly ask: readonly LeadField[];
  /** May name fields that are not asked for, too: they are not sent. */
  readonly required: readonly LeadField[];
  readonly submitLabel: string;
  readonly consentText: string;
  readonly thanks: string;
  readonly links: readonly LinkDraft[];
  /** `#rrggbb`; empty for the page's own. */
  readonly accent: string;
  readonly background: string;
  readonly logoId: string;
  /** Id of the picture at its top. */
  readonly coverId: string;
  /** Names of parts from the top, such as `text` and `parts.menu`; empty for the template's own order. */
  readonly order: readonly string[];
  readonly parts: readonly PartDraft[];
  /** Its file; its id is empty for none. */
  readonly file: FileDraft;
  readonly imprintUrl: string;
  readonly privacyUrl: string;
  readonly accessibilityUrl: string;
  /** Tag of the language of its texts; empty for none that it says. */
  readonly language: string;
  readonly languages: readonly LanguageDraft[];
}

/** The links at the foot of a page. */
export const LEGAL_LINKS = ["imprintUrl", "privacyUrl", "accessibilityUrl"] as const;

export const EMPTY_LANDING: LandingDraft = {
  template: "action",
  headline: "",
  text: "",
  ctaLabel: "",
  hasLead: false,
  ask: ["email"],
  required: ["email"],
  submitLabel: "",
  consentText: "",
  thanks: "",
  links: [],
  accent: "",
  background: "",
  logoId: "",
  coverId: "",
  order: [],
  parts: [],
  file: { id: "", open: "button", label: "" },
  imprintUrl: "",
  privacyUrl: "",
  accessibilityUrl: "",
  language: "",
  languages: [],
  ...EMPTY_EXTRAS,
};

/** The draft of a page that exists. */
export function draftOf(landing: Landing): LandingDraft {
  const { cta, lead, links = [], theme, logo, cover, order = [], parts = [], legal } = landing;
  return {
    template: landing.template,
    headline: landing.headline,
    text: landing.text ?? "",
    ctaLabel: cta?.label ?? "",
    hasLead: lead !== undefined,
    ask: lead?.ask ?? EMPTY_LANDING.ask,
    required: lead?.required ?? [],
    submitLabel: lead?.submitLabel ?? "",
    consentText: lead?.consentText ?? "",
    thanks: lead?.thanks ?? "",
    links: links.map(({ label, url }, id) => ({ id, label, url })),
    accent: theme?.accent ?? "",
    background: theme?.background ?? "",
    logoId: logo?.id ?? "",
    coverId: cover?.id ?? "",
    order,
    parts: parts.map(draftOfPart),
    file: { ...EMPTY_LANDING.file, ...landing.file },
    imprintUrl: legal?.imprintUrl ?? "",
    privacyUrl: legal?.privacyUrl ?? "",
    accessibilityUrl: legal?.accessibilityUrl ?? "",
    language: landing.language ?? "",
    languages: draftOfLanguages(landing.languages),
    ...draftOfExtras(landing),
  };
}

/** A page's draft as the API takes it. */
export function landingOf(draft: LandingDraft): SentLanding {
  const text = draft.text.trim();
  const [accent, background] = [draft.accent, draft.background];
  const legal = LEGAL_LINKS.map((name) => [name, draft[name].trim()] as const).filter(
    ([, url]) => url !== "",
  );
  const names = new Set(draft.parts.map(orderName));
  // A part that was removed may come back to its place.
  const order = draft.order.filter((name) => !name.startsWith("parts.") || names.has(name));
  const links = draft.links
    .map(({ label, url }) => ({ label: label.trim(), url: url.trim() }))
    .filter(({ label, url }) => label !== "" || url !== "");
  return {
    template: draft.template,
    headline: draft.headline.trim(),
    ...(text === "" ? {} : { text }),
    ...(draft.ctaLabel.trim() === "" ? {} : { cta: { label: draft.ctaLabel.trim() } }),
    ...(hasLead(draft) ? { lead: leadOf(draft) } : {}),
    ...(links.length === 0 ? {} : { links }),
    ...(accent === "" && background === ""
      ? {}
      : {
          theme: { ...(accent === "" ? {} : { accent }), ...(background === "" ? {} : { background }) },
        }),
    ...(draft.logoId === "" ? {} : { logo: { id: draft.logoId } }),
    ...(draft.coverId === "" ? {} : { cover: { id: draft.coverId } }),
    ...(draft.file.id === "" ? {} : { file: fileOf(draft.file) }),
    ...(order.length === 0 ? {} : { order }),
    ...(draft.parts.length === 0 ? {} : { parts: draft.parts.map(sentPart) }),
    ...(legal.length === 0 ? {} : { legal: Object.fromEntries(legal) }),
    ...sentExtras(draft),
    ...(draft.language === "" ? {} : { language: draft.language }),
    ...(draft.languages.length === 0 ? {} : { languages: sentLanguages(draft) }),
  };
}

/** Whether the page asks for contact details: a `lead` page always does. */
export function hasLead(draft: Pick<LandingDraft, "hasLead" | "template">): boolean {
  return draft.hasLead || draft.template === "lead";
}

function fileOf({ id, open, label }: FileDraft): NonNullable<Landing["file"]> {
  return {
    id,
    ...(open === "button" ? {} : { open }),
    ...(label.trim() === "" ? {} : { label: label.trim() }),
  };
}

function leadOf(draft: LandingDraft): NonNullable<Landing["lead"]> {
  const [submitLabel, thanks] = [draft.submitLabel.trim(), draft.thanks.trim()];
  const ask = [...draft.ask];
  const required = ask.filter((field) => draft.required.includes(field));
  return {
    ask,
    ...(required.length === 0 ? {} : { required }),
    ...(submitLabel === "" ? {} : { submitLabel }),
    consentText: draft.consentText.trim(),
    ...(thanks === "" ? {} : { thanks }),
  };
}

/** A placeholder for a missing address that the service accepts (RFC 2606). */
const SOMEWHERE = "https://example.com/";

/**
 * The same for the preview: missing parts are left out or replaced by placeholders.
 * @param placeholders - for empty texts, and for parts that have nothing yet.
 */
export function lookOf(
  draft: LandingDraft,
  placeholders: {
    readonly headline: string;
    readonly consentText: string;
    readonly nothing: (part: PartDraft) => string;
  },
): SentLanding {
  const shown = { ...draft, links: draft.links.filter(({ label }) => label.trim() !== "") };
  const landing = landingOf(shown);
  // A part that has nothing yet is shown as a text, which takes no texts of its own type.
  const isEmpty = (id: string) => draft.parts.some((part) => part.id === id && !hasContent(part));
  return {
    ...landing,
    ...lookOfExtras(draft),
    ...(landing.languages ? { languages: sentLanguages(shown, isEmpty) } : {}),
    headline: landing.headline || placeholders.headline,
    ...(landing.parts
      ? { parts: draft.parts.map((part) => lookOfPart(part, placeholders.nothing(part))) }
      : {}),
    ...(landing.links
      ? { links: landing.links.map(({ label, url }) => ({ label, url: url || SOMEWHERE })) }
      : {}),
    ...(landing.lead
      ? {
          lead: {
            ...landing.lead,
            ask: landing.lead.ask.length > 0 ? landing.lead.ask : ["email"],
            consentText: landing.lead.consentText || placeholders.consentText,
          },
        }
      : {}),
  };
}
