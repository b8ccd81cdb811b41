import type { ComponentChildren } from "preact";
import { LANDING_LENGTHS } from "../../../features/codes/constants.ts";
import { LEAD_FIELDS, type LeadField } from "../../../features/leads/constants.ts";
import { Check, TextField } from "../../ui/Field.tsx";
import type { LandingDraft } from "./draft.ts";
import type { WrongAt } from "./types.ts";
import { useTexts } from "../../texts/texts.ts";

/** Whether a page asks for contact details, and which ones. A `lead` page always does. */
export function LeadFields(props: {
  readonly page: LandingDraft;
  readonly put: (part: Partial<LandingDraft>) => void;
  readonly isOn: boolean;
  readonly isWrong: WrongAt;
}) {
  const { page, put, isOn, isWrong } = props;
  const words = useTexts("landing");
  return (
    <section class="card stack" aria-labelledby="page-lead">
      <h2 id="page-lead">{words.leadTitle}</h2>
      {page.template === "lead" ? (
        <p class="hint">{words.leadHint}</p>
      ) : (
        <Check
          label={words.askLead}
          hint={words.leadHint}
          checked={page.hasLead}
          onChange={(hasLead) => put({ hasLead })}
        />
      )}
      {isOn && (
        <>
          <FieldChecks
            legend={words.ask}
            fields={LEAD_FIELDS}
            checked={page.ask}
            onChange={(ask) => put({ ask })}
          >
            {(page.ask.length === 0 || isWrong("/landing/lead/ask")) && <p class="error">{words.askWrong}</p>}
          </FieldChecks>
          {page.ask.length > 0 && (
            <FieldChecks
              legend={words.required}
              fields={LEAD_FIELDS.filter((field) => page.ask.includes(field))}
              checked={page.required}
              onChange={(required) => put({ required })}
            >
              <p class="hint">{words.requiredHint}</p>
            </FieldChecks>
          )}
          <TextField
            label={words.submit}
            optional
            maxLength={LANDING_LENGTHS.button}
            value={page.submitLabel}
            onInput={(submitLabel) => put({ submitLabel })}
            error={isWrong("/landing/lead/submitLabel") ? words.ctaWrong : undefined}
          />
          <TextField
            label={words.consent}
            hint={words.consentHint}
            rows={3}
            maxLength={LANDING_LENGTHS.consent}
            placeholder={words.consentPlaceholder}
            value={page.consentText}
            onInput={(consentText) => put({ consentText })}
            error={
              page.consentText.trim() === "" || isWrong("/landing/lead/consentText")
                ? words.consentWrong
                : undefined
            }
          />
          <TextField
            label={words.thanks}
            hint={words.thanksHint}
            optional
            rows={3}
            maxLength={LANDING_LENGTHS.thanks}
            value={page.thanks}
            onInput={(thanks) => put({ thanks })}
            error={isWrong("/landing/lead/thanks") ? words.thanksWrong : undefined}
          />
        </>
      )}
    </section>
  );
}

/** A check for each of some fields; a field that is not among them stays as it is. */
function FieldChecks(props: {
  readonly legend: string;
  readonly fields: readonly LeadField[];
  readonly checked: readonly LeadField[];
  readonly onChange: (checked: readonly LeadField[]) => void;
  readonly children: ComponentChildren;
}) {
  const { legend, fields, checked, onChange, children } = props;
  const words = useTexts("landing");
  return (
    <fieldset class="stack-tight">
      <legend class="label">{legend}</legend>
      <div class="checks">
        {fields.map((field) => (
          <Check
            key={field}
            label={words[field]}
            checked={checked.includes(field)}
            onChange={(on) =>
              onChange(LEAD_FIELDS.filter((each) => (each === field ? on : checked.includes(each))))
            }
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}
