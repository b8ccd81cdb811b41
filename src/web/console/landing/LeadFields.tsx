import { useTexts } from "../../lib/texts.ts";
import { Check, TextField } from "../../ui/Field.tsx";
import { LEAD_FIELDS, type LandingDraft } from "./draft.ts";
import type { WrongAt } from "./types.ts";
import { texts } from "./texts.ts";

/** Whether a page asks for contact details, and which ones. A `lead` page always does. */
export function LeadFields(props: {
  readonly page: LandingDraft;
  readonly put: (part: Partial<LandingDraft>) => void;
  readonly isOn: boolean;
  readonly isWrong: WrongAt;
}) {
  const { page, put, isOn, isWrong } = props;
  const words = useTexts(texts);
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
          <fieldset class="stack-tight">
            <legend class="label">{words.ask}</legend>
            <div class="checks">
              {LEAD_FIELDS.map((field) => (
                <Check
                  key={field}
                  label={words[field]}
                  checked={page.ask.includes(field)}
                  onChange={(on) =>
                    put({
                      ask: LEAD_FIELDS.filter((each) => (each === field ? on : page.ask.includes(each))),
                    })
                  }
                />
              ))}
            </div>
            {(page.ask.length === 0 || isWrong("/landing/lead/ask")) && <p class="error">{words.askWrong}</p>}
          </fieldset>
          {page.ask.length > 0 && (
            <fieldset class="stack-tight">
              <legend class="label">{words.required}</legend>
              <div class="checks">
                {LEAD_FIELDS.filter((field) => page.ask.includes(field)).map((field) => (
                  <Check
                    key={field}
                    label={words[field]}
                    checked={page.required.includes(field)}
                    onChange={(on) =>
                      put({
                        required: on
                          ? [...page.required, field]
                          : page.required.filter((each) => each !== field),
                      })
                    }
                  />
                ))}
              </div>
              <p class="hint">{words.requiredHint}</p>
            </fieldset>
          )}
          <TextField
            label={words.submit}
            optional
            maxLength={80}
            value={page.submitLabel}
            onInput={(submitLabel) => put({ submitLabel })}
            error={isWrong("/landing/lead/submitLabel") ? words.ctaWrong : undefined}
          />
          <TextField
            label={words.consent}
            hint={words.consentHint}
            rows={3}
            maxLength={2_000}
            placeholder={words.consentPlaceholder}
            value={page.consentText}
            onInput={(consentText) => put({ consentText })}
            error={isWrong("/landing/lead/consentText") ? words.consentWrong : undefined}
          />
          <TextField
            label={words.thanks}
            hint={words.thanksHint}
            optional
            rows={3}
            maxLength={1_000}
            value={page.thanks}
            onInput={(thanks) => put({ thanks })}
            error={isWrong("/landing/lead/thanks") ? words.thanksWrong : undefined}
          />
        </>
      )}
    </section>
  );
}
