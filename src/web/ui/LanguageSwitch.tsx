import { speak, useLanguage, useTexts } from "../lib/texts.ts";
import { Segments } from "./Segments.tsx";
import { texts } from "./texts.ts";

/** English or German. */
export function LanguageSwitch() {
  const words = useTexts(texts);
  return (
    <Segments
      label={words.language}
      hideLabel
      class="small"
      value={useLanguage()}
      onChange={speak}
      options={[
        { value: "en", label: "English" },
        { value: "de", label: "Deutsch" },
      ]}
    />
  );
}
