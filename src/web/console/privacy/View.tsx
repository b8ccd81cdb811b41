import type { PrivacyReport } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { englishOrGerman, useLanguage } from "../../lib/language.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { SettingsTabs } from "../settings/SettingsTabs.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { useTexts } from "../../texts/texts.ts";

type Verdict = PrivacyReport["conditions"][number]["verdict"];

const COLORS: Readonly<Record<Verdict, string>> = { holds: "good", fails: "bad", depends: "warn" };

/** The report of the data that the service keeps of people, and of the conditions to count them without consent. */
export function View() {
  const words = useTexts("privacy");
  const language = englishOrGerman(useLanguage());
  const load = useLoad((signal) => call("GET /app/api/privacy", { language }, { signal }), [language]);
  return (
    <>
      <SettingsTabs current="privacy" />
      <div class="view">
        <header class="view-head">
          <ViewTitle>{words.title}</ViewTitle>
        </header>
        <Loaded load={load} shape="card">
          {(report) => <Report report={report} />}
        </Loaded>
      </div>
    </>
  );
}

function Report({ report }: { readonly report: PrivacyReport }) {
  const words = useTexts("privacy");
  return (
    <div class="stack">
      <p class="soft">{report.assessment}</p>
      <section class="card stack">
        <h2>{words.kept}</h2>
        <ul class="plain-list stack">
          {report.kept.map(({ what, form, where, until }) => (
            <li key={what}>
              <strong>{what}</strong>
              <p>{form}</p>
              <p class="soft">
                {words.where}: {where}. {words.until}: {until}.
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section class="card stack" aria-labelledby="privacy-conditions">
        <h2 id="privacy-conditions">{words.conditions}</h2>
        <p class="soft">{words.conditionsText}</p>
        <ol class="stack conditions">
          {report.conditions.map(({ number, condition, verdict, because, source }) => (
            <li key={number}>
              <strong>{condition}</strong> <span class={`badge ${COLORS[verdict]}`}>{words[verdict]}</span>
              <br />
              {because} <span class="soft">({source})</span>
            </li>
          ))}
        </ol>
      </section>
      <Text title={words.record} text={report.record} />
      <Text title={words.notice} text={report.notice} />
    </div>
  );
}

/** A text to take along. */
function Text({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section class="card stack" aria-label={title}>
      <h2>{title}</h2>
      {text.split("\n\n").map((part) => (
        <p key={part} class="as-lines">
          {part}
        </p>
      ))}
      <p>
        <CopyButton text={text} label={title} />
      </p>
    </section>
  );
}
