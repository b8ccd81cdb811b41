import { useState } from "preact/hooks";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { LANGUAGE_NAMES, SAMPLES, type SampleLanguage } from "./samples.ts";
import { useTexts } from "../../texts/texts.ts";

/** How a receiver verifies the signature of an event. */
export function Signature() {
  const words = useTexts("webhook");
  const [language, setLanguage] = useState<SampleLanguage>("node");
  return (
    <section class="card stack" aria-labelledby="verify-title">
      <h2 id="verify-title">{words.verifyTitle}</h2>
      <p class="soft">{words.verifyText}</p>
      <Tabs
        label={words.verifyTitle}
        tabs={(["node", "python"] as const).map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        current={language}
        onSelect={setLanguage}
      >
        <div class="stack">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
          <section class="sample" tabIndex={0} aria-label={words.sample(LANGUAGE_NAMES[language])}>
            <pre>{SAMPLES[language]}</pre>
          </section>
          <p>
            <CopyButton small text={SAMPLES[language]} label={words.sample(LANGUAGE_NAMES[language])} />
          </p>
        </div>
      </Tabs>
    </section>
  );
}
