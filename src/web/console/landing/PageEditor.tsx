import { useRef } from "preact/hooks";
import { LANDING_LENGTHS } from "../../../features/codes/constants.ts";
import type { FieldError } from "quietzone-client";
import { AddressField } from "../../ui/AddressField.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import { late } from "../../ui/Late.tsx";
import { ContentHint, type ContentWay } from "./ContentHint.tsx";
import { CoverField } from "./CoverField.tsx";
import { hasLead, type LandingDraft, LEGAL_LINKS } from "./draft.ts";
import { isShown } from "./extras/draft.ts";
import { LanguagesCard } from "./extras/LanguagesCard.tsx";
import { LeadFields } from "./LeadFields.tsx";
import { LinksEditor } from "./LinksEditor.tsx";
import { LookFields } from "./LookFields.tsx";
import { FileCard } from "./parts/FileCard.tsx";
import { PartsEditor } from "./parts/PartsEditor.tsx";
import { TemplatePicker } from "./TemplatePicker.tsx";
import { pageErrors } from "./page-errors.ts";
import type { About, WrongAt } from "./types.ts";
import type { Preview } from "./preview.ts";
import { useExplain } from "../../lib/explain.ts";
import { useTexts } from "../../texts/texts.ts";

const EXTRAS = ["stop", "notice", "offer"] as const;
const ExtrasFields = late(async () => (await import("../parts/page.ts")).ExtrasFields);

/** The editor of a code's hosted page. */
export function PageEditor(props: {
  readonly page: LandingDraft;
  readonly onChange: (page: LandingDraft) => void;
  /** Errors of the last save. */
  readonly errors: readonly FieldError[];
  readonly about: About;
  readonly preview: Preview;
  readonly content: ContentWay;
}) {
  const { page, onChange, errors, about, preview, content } = props;
  const words = useTexts("landing");
  const more = useTexts("extras");
  const explain = useExplain();
  const put = (part: Partial<LandingDraft>) => onChange({ ...page, ...part });
  const latest = useRef({ page, onChange });
  latest.current = { page, onChange };
  /** For changes that come later than they were asked for: other fields may have changed meanwhile. */
  const putLatest = (part: Partial<LandingDraft>) =>
    latest.current.onChange({ ...latest.current.page, ...part });
  const all = [...errors, ...preview.errors];
  const told = pageErrors(all, explain);
  const isWrong: WrongAt = told.within;
  /** A form begins with the words of consent that the preview shows: they are sent, and can be changed. */
  const asking = (next: LandingDraft): LandingDraft =>
    hasLead(next) && !hasLead(page) && next.consentText === ""
      ? { ...next, consentText: words.consentPlaceholder }
      : next;
  const legal = {
    imprintUrl: words.imprint,
    privacyUrl: words.privacy,
    accessibilityUrl: more.accessibility,
  };
  return (
    <div class="stack wide">
      <TemplatePicker value={page.template} onChange={(template) => put(asking({ ...page, template }))} />
      {page.offer.kind === "none" && <ContentHint template={page.template} about={about} way={content} />}
      <section class="card stack" aria-labelledby="page-words">
        <h2 id="page-words">{words.words}</h2>
        <TextField
          label={words.headline}
          hint={words.headlineHint}
          name="headline"
          maxLength={LANDING_LENGTHS.headline}
          value={page.headline}
          onInput={(headline) => put({ headline })}
          error={isWrong("/landing/headline") ? words.headlineWrong : undefined}
        />
        <TextField
          label={words.text}
          hint={words.textHint}
          optional
          name="text"
          rows={4}
          maxLength={LANDING_LENGTHS.text}
          value={page.text}
          onInput={(text) => put({ text })}
          error={isWrong("/landing/text") ? words.textWrong : undefined}
        />
        <TextField
          label={words.cta}
          hint={words.ctaHint}
          optional
          name="cta"
          maxLength={LANDING_LENGTHS.button}
          value={page.ctaLabel}
          onInput={(ctaLabel) => put({ ctaLabel })}
          error={isWrong("/landing/cta") ? words.ctaWrong : undefined}
        />
      </section>
      {EXTRAS.some((part) => isShown(part, page)) && (
        <ExtrasFields
          page={page}
          errors={told}
          onChange={(change) => putLatest(change(latest.current.page))}
        />
      )}
      <PartsEditor
        page={page}
        about={about}
        errors={told}
        onChange={(change) => putLatest(change(latest.current.page))}
      />
      <CoverField
        id={page.coverId}
        onChange={(coverId) => putLatest({ coverId })}
        isGone={isWrong("/landing/cover")}
      />
      <FileCard
        file={page.file}
        errors={told}
        onChange={(change) => putLatest({ file: { ...latest.current.page.file, ...change } })}
      />
      <LinksEditor links={page.links} onChange={(links) => put({ links })} isWrong={isWrong} />
      <LeadFields
        page={page}
        put={(part) => put(asking({ ...page, ...part }))}
        isOn={hasLead(page)}
        isWrong={isWrong}
      />
      <LanguagesCard
        page={page}
        errors={told}
        onChange={(change) => putLatest(change(latest.current.page))}
        onShow={preview.setLanguage}
      />
      <LookFields page={page} put={put} isWrong={isWrong} />
      <section class="card stack" aria-labelledby="page-legal">
        <h2 id="page-legal">{words.legalTitle}</h2>
        {LEGAL_LINKS.map((name) => (
          <AddressField
            key={name}
            label={legal[name]}
            optional
            type="url"
            name={name}
            placeholder="https://"
            maxLength={LANDING_LENGTHS.address}
            value={page[name]}
            onInput={(url) => put({ [name]: url })}
            error={isWrong(`/landing/legal/${name}`) ? words.legalWrong : undefined}
          />
        ))}
        <Check
          label={more.recognition}
          hint={more.recognitionHint}
          checked={page.recognition}
          onChange={(recognition) => put({ recognition })}
        />
      </section>
    </div>
  );
}
