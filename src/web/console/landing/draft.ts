import type { Landing } from "quietzone-client";
import type { LandingPart } from "../../../features/codes/traits.ts";

/** The draft of a landing page: every part is present, and empty by default. */

export type LandingTemplate = Landing["template"];
export type LeadField = NonNullable<Landing["lead"]>["ask"][number];

export const TEMPLATES: readonly LandingTemplate[] = ["action", "links", "profile", "offer", "event", "lead"];

export interface LinkDraft {
  /** A stable key while links are moved. */
  readonly id: number;
  readonly label: string;
  readonly url: string;
}

export interface LandingDraft {
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
  /** Its file, which the editor leaves as it is; `null` for none. */
  readonly file: NonNullable<Landing["file"]> | null;
  /** Parts from the top; empty for the template's own order. */
  readonly order: readonly LandingPart[];
  readonly imprintUrl: string;
  readonly privacyUrl: string;
}

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
  file: null,
  order: [],
  imprintUrl: "",
  privacyUrl: "",
};

/** The draft of a page that exists. */
export function draftOf(landing: Landing): LandingDraft {
  const { cta, lead, links = [], theme, logo, cover, order = [], legal } = landing;
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
    file: landing.file ?? null,
    order,
    imprintUrl: legal?.imprintUrl ?? "",
    privacyUrl: legal?.privacyUrl ?? "",
  };
}

/** A page's draft as the API takes it. */
export function landingOf(draft: LandingDraft): Landing {
  const text = draft.text.trim();
  const [accent, background] = [draft.accent, draft.background];
  const [imprintUrl, privacyUrl] = [draft.imprintUrl.trim(), draft.privacyUrl.trim()];
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
    ...(draft.file === null ? {} : { file: draft.file }),
    ...(draft.order.length === 0 ? {} : { order: [...draft.order] }),
    ...(imprintUrl === "" && privacyUrl === ""
      ? {}
      : {
          legal: {
            ...(imprintUrl === "" ? {} : { imprintUrl }),
            ...(privacyUrl === "" ? {} : { privacyUrl }),
          },
        }),
  };
}

/** Whether the page asks for contact details: a `lead` page always does. */
export function hasLead(draft: Pick<LandingDraft, "hasLead" | "template">): boolean {
  return draft.hasLead || draft.template === "lead";
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
 * @param placeholders - for empty texts.
 */
export function lookOf(
  draft: LandingDraft,
  placeholders: { readonly headline: string; readonly consentText: string },
): Landing {
  const landing = landingOf(draft);
  const links = landing.links?.filter(({ label }) => label !== "");
  return {
    ...landing,
    headline: landing.headline || placeholders.headline,
    ...(links ? { links: links.map(({ label, url }) => ({ label, url: url || SOMEWHERE })) } : {}),
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
