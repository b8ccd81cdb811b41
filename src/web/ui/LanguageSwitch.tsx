import { useState } from "preact/hooks";
import { useLanguage } from "../lib/language.ts";
import { Segments } from "./Segments.tsx";
import { useReason } from "./State.tsx";
import { useSubmit } from "./submit.ts";
import { toast } from "./Toasts.tsx";
import { speak, useTexts } from "../texts/texts.ts";

/** English or German. */
export function LanguageSwitch() {
  const words = useTexts("ui");
  const reason = useReason();
  const language = useLanguage();
  const [chosen, choose] = useState(language);
  const { submit, busy } = useSubmit(speak, {
    onRefused: (error) => toast({ text: reason(error), tone: "bad" }),
  });
  return (
    <Segments
      label={words.language}
      hideLabel
      class="small"
      value={busy ? chosen : language}
      onChange={(next) => {
        choose(next);
        submit(next);
      }}
      options={[
        { value: "en", label: "English" },
        { value: "de", label: "Deutsch" },
      ]}
    />
  );
}
