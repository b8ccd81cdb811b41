import { TARGET_LENGTH } from "../../../kit/shared/constants.ts";
import { UTM_LENGTH, UTM_NAMES } from "../../../features/rules/constants.ts";
import { useExplain } from "../../lib/explain.ts";
import type { FieldError } from "quietzone-client";
import { AddressField } from "../../ui/AddressField.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import type { RulesDraft } from "./draft.ts";
import { useTexts } from "../../texts/texts.ts";

/** The fallback and the parameters, which hold for every destination of a code. */
export function General(props: {
  readonly draft: RulesDraft;
  readonly onChange: (part: Partial<RulesDraft>) => void;
  readonly errors: readonly FieldError[];
}) {
  const { draft, onChange, errors } = props;
  const words = useTexts("ruleEditor");
  const explain = useExplain();
  const errorAt = (pointer: string) => {
    const found = errors.find((error) => error.pointer === pointer);
    return found && explain(found);
  };
  return (
    <section class="card stack" aria-labelledby="rules-general">
      <h2 id="rules-general">{words.general}</h2>
      <AddressField
        label={words.fallback}
        hint={words.fallbackHint}
        optional
        pointer="/fallback"
        inputMode="url"
        maxLength={TARGET_LENGTH}
        placeholder="https://"
        value={draft.fallback}
        onInput={(fallback) => onChange({ fallback })}
        error={errorAt("/fallback")}
      />
      <Check label={words.pass} checked={draft.passes} onChange={(passes) => onChange({ passes })} />
      <details class="more" open={Object.values(draft.utm).some((value) => value !== "")}>
        <summary>{words.utm}</summary>
        <div class="stack">
          <p class="hint">{words.utmHint}</p>
          {UTM_NAMES.map((name) => (
            <TextField
              key={name}
              label={`utm_${name}`}
              optional
              pointer={`/utm/${name}`}
              maxLength={UTM_LENGTH}
              value={draft.utm[name]}
              onInput={(value) => onChange({ utm: { ...draft.utm, [name]: value } })}
              error={errorAt(`/utm/${name}`)}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
