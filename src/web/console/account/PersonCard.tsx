import { useState } from "preact/hooks";
import type { Person } from "quietzone-client";
import { NAME_LENGTH } from "../../../features/people/constants.ts";
import { call } from "../../lib/api.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../lib/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { speak, useTexts } from "../../texts/texts.ts";

/** The own name and language. */
export function PersonCard(props: { readonly person: Person; readonly onChanged: (person: Person) => void }) {
  const { person, onChanged } = props;
  const words = useTexts("account");
  const [name, setName] = useState(person.name);
  const [language, setLanguage] = useState(person.language);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      if (name.trim() === "") throw new Slips({ "/name": words.nameEmpty });
      const changed = await call("PATCH /app/api/person", { body: { name: name.trim(), language } });
      if (changed.language !== null) await speak(changed.language);
      return changed;
    },
    {
      fields: ["/name"],
      onDone: (changed) => {
        onChanged(changed);
        setName(changed.name);
        toast({ text: words.saved, tone: "good" });
      },
    },
  );
  return (
    <section class="card stack" aria-labelledby="account-person">
      <h2 id="account-person">{words.profile}</h2>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        <Errors error={error} />
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="name"
          maxLength={NAME_LENGTH}
          value={name}
          onInput={(typed) => {
            setName(typed);
            forget();
          }}
          error={errorAt("/name")}
        />
        <Select
          label={words.language}
          hint={words.languageHint}
          value={language ?? ""}
          options={[
            { value: "", label: words.browser },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          onChange={(chosen) => setLanguage(chosen === "" ? null : chosen)}
        />
        <div>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
