import { useState } from "preact/hooks";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "../lib/language.ts";
import { speak, useTexts } from "../texts/texts.ts";
import { Select } from "./Select.tsx";
import { useReason } from "./State.tsx";
import { useSubmit } from "./submit.ts";
import { toast } from "./Toasts.tsx";

/** The choice of the app's language. */
export function LanguageSwitch() {
  const words = useTexts("ui");
  const reason = useReason();
  const language = useLanguage();
  const [chosen, choose] = useState(language);
  const { submit, busy } = useSubmit(speak, {
    onRefused: (error) => toast({ text: reason(error), tone: "bad" }),
  });
  return (
    <Select
      label={words.language}
      hideLabel
      class="language"
      value={busy ? chosen : language}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={(next) => {
        choose(next);
        submit(next);
      }}
    />
  );
}
