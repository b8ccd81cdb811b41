import { LANDING_LENGTHS } from "../../../../features/codes/constants.ts";
import { ownZone } from "../../../lib/zones.ts";
import { TextField } from "../../../ui/Field.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { ZoneField } from "../../../ui/ZoneField.tsx";
import type { PageErrors } from "../parts/types.ts";
import { codesOf, type ExtrasDraft, isShown, type NoticeDraft } from "./draft.ts";
import type { LandingTemplate } from "../draft.ts";
import { useTexts } from "../../../texts/texts.ts";

interface FieldsProps<D> {
  readonly draft: D;
  readonly put: (change: Partial<D>) => void;
  readonly errors: PageErrors;
}

/**
 * Fields of some kinds of pages only: the stop of a guide, a notice's place and time, the code of an offer.
 */
export function ExtrasFields(props: {
  readonly page: ExtrasDraft & { readonly template: LandingTemplate };
  /** @param change - of the page as it is by then. */
  readonly onChange: (change: (page: ExtrasDraft) => Partial<ExtrasDraft>) => void;
  readonly errors: PageErrors;
}) {
  const { page, onChange, errors } = props;
  return (
    <>
      {isShown("stop", page) && (
        <StopFields
          draft={page.stop}
          put={(change) => onChange(({ stop }) => ({ stop: { ...stop, ...change } }))}
          errors={errors}
        />
      )}
      {isShown("notice", page) && (
        <NoticeFields
          draft={page.notice}
          put={(change) => onChange(({ notice }) => ({ notice: { ...notice, ...change } }))}
          errors={errors}
        />
      )}
      {isShown("offer", page) && (
        <OfferFields
          draft={page.offer}
          put={(change) => onChange(({ offer }) => ({ offer: { ...offer, ...change } }))}
          errors={errors}
        />
      )}
    </>
  );
}

function StopFields({ draft, put, errors }: FieldsProps<ExtrasDraft["stop"]>) {
  const words = useTexts("extras");
  const at = "/landing/stop";
  return (
    <section class="card stack" aria-labelledby="page-stop">
      <h2 id="page-stop">{words.stopTitle}</h2>
      <div class="pair">
        <TextField
          label={words.number}
          hint={words.numberHint}
          optional
          maxLength={LANDING_LENGTHS.stopNumber}
          value={draft.number}
          onInput={(number) => put({ number })}
          error={errors.at(`${at}/number`)}
        />
        <TextField
          label={words.tour}
          optional
          maxLength={LANDING_LENGTHS.tour}
          value={draft.tour}
          onInput={(tour) => put({ tour })}
          error={errors.at(`${at}/tour`)}
        />
        <TextField
          label={words.nextTitle}
          optional
          maxLength={LANDING_LENGTHS.tour}
          value={draft.nextTitle}
          onInput={(nextTitle) => put({ nextTitle })}
          error={errors.at(`${at}/next/title`)}
        />
        <TextField
          label={words.nextAt}
          hint={words.nextHint}
          optional
          maxLength={LANDING_LENGTHS.address}
          inputMode="url"
          spellcheck={false}
          value={draft.nextAt}
          onInput={(nextAt) => put({ nextAt })}
          error={errors.at(`${at}/next/url`) ?? errors.at(`${at}/next/shortId`) ?? errors.at(`${at}/next`)}
        />
      </div>
    </section>
  );
}

function NoticeFields({ draft, put, errors }: FieldsProps<NoticeDraft>) {
  const words = useTexts("extras");
  const at = "/landing/notice";
  const isTimed = draft.fromDay + draft.untilDay !== "";
  /** The first day brings the zone in which most people think of it: their own. */
  const putDay = (change: Partial<NoticeDraft>) =>
    put(isTimed || draft.zone !== "" ? change : { ...change, zone: ownZone() });
  const moment = (name: "from" | "until", day: string, time: string) => (
    <>
      <TextField
        label={words[`${name}Day`]}
        {...(name === "until" ? { hint: words.untilHint } : {})}
        optional
        type="date"
        value={day}
        onInput={(next) =>
          putDay(next === "" ? { [`${name}Day`]: "", [`${name}Time`]: "" } : { [`${name}Day`]: next })
        }
        error={errors.at(`${at}/${name}`)}
      />
      {day !== "" && (
        <TextField
          label={words[`${name}Time`]}
          optional
          type="time"
          value={time}
          onInput={(next) => put({ [`${name}Time`]: next })}
        />
      )}
    </>
  );
  return (
    <section class="card stack" aria-labelledby="page-notice">
      <h2 id="page-notice">{words.noticeTitle}</h2>
      <TextField
        label={words.where}
        optional
        maxLength={LANDING_LENGTHS.where}
        value={draft.where}
        onInput={(where) => put({ where })}
        error={errors.at(`${at}/where`)}
      />
      <div class="pair">{moment("from", draft.fromDay, draft.fromTime)}</div>
      <div class="pair">{moment("until", draft.untilDay, draft.untilTime)}</div>
      {(isTimed || draft.zone !== "") && (
        <ZoneField
          label={words.zone}
          none={words.noZone}
          value={draft.zone}
          onChange={(zone) => put({ zone })}
          error={errors.at(`${at}/zone`)}
        />
      )}
    </section>
  );
}

function OfferFields({ draft, put, errors }: FieldsProps<ExtrasDraft["offer"]>) {
  const words = useTexts("extras");
  const at = "/landing/offer";
  const count = codesOf(draft.codes).length;
  return (
    <section class="card stack" aria-labelledby="page-offer">
      <h2 id="page-offer">{words.offerTitle}</h2>
      <Segments
        label={words.offerKind}
        value={draft.kind}
        options={[
          { value: "none", label: words.offerText },
          { value: "code", label: words.offerCode },
          { value: "codes", label: words.offerCodes },
        ]}
        onChange={(kind) => put({ kind })}
      />
      {draft.kind === "code" && (
        <TextField
          label={words.code}
          maxLength={LANDING_LENGTHS.offerCode}
          spellcheck={false}
          value={draft.code}
          onInput={(code) => put({ code })}
          error={errors.at(`${at}/code`) ?? errors.at(at)}
        />
      )}
      {draft.kind === "codes" && (
        <>
          <TextField
            label={words.codes}
            hint={words.codesHint}
            rows={6}
            spellcheck={false}
            value={draft.codes}
            onInput={(codes) => put({ codes })}
            error={
              errors.at(`${at}/codes`) ??
              errors.at(at) ??
              (errors.within(`${at}/codes`) ? words.codesWrong : undefined)
            }
          />
          <p class="soft" role="status">
            {words.count(count)}
          </p>
        </>
      )}
    </section>
  );
}
