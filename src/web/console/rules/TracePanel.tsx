import { useState } from "preact/hooks";
import type { Code, Trace } from "quietzone-client";
import { RULE_DEVICES } from "../../../features/rules/constants.ts";
import { call } from "../../lib/api.ts";
import { useLanguage } from "../../lib/language.ts";
import { ownZone } from "../../lib/zones.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Notice } from "../../ui/State.tsx";
import { Select } from "../../ui/Select.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { deviceName } from "../analytics/names.ts";
import { countries, languages } from "./names.ts";
import { Traced } from "./Traced.tsx";
import { momentOf } from "./zone.ts";
import { useTexts } from "../../texts/texts.ts";

const DEVICES = [...RULE_DEVICES, "bot"] as const;
const SYSTEMS = ["iOS", "Android", "Windows", "macOS", "Linux", "Chrome OS"];

/** Shows where a scan leads and why. @param props.isChanged - whether the rules shown are not the saved ones. */
export function TracePanel({ code, isChanged }: { readonly code: Code; readonly isChanged: boolean }) {
  const words = useTexts("ruleEditor");
  const ruleWords = useTexts("rules");
  useLanguage();
  const [facts, setFacts] = useState({
    device: "",
    system: "",
    language: "",
    country: "",
    query: "",
    at: "",
  });
  const [trace, setTrace] = useState<Trace | null>(null);
  const put = (part: Partial<typeof facts>) => setFacts((last) => ({ ...last, ...part }));
  const any = { value: "", label: words.any };

  const { submit, busy, error } = useSubmit(
    () => {
      const { at, query, ...seen } = facts;
      const given = {
        ...seen,
        query: encodeURI(query.trim().replace(/^\?/, "")),
        at: momentOf(at, ownZone()) ?? "",
      };
      const draft = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
      return call("POST /app/api/codes/{id}/trace", { id: code.id, draft });
    },
    { onDone: setTrace, onRefused: () => setTrace(null) },
  );

  return (
    <section class="card stack" aria-labelledby="rules-trace">
      <h2 id="rules-trace">{words.trace}</h2>
      <p class="soft">{words.traceIntro}</p>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        <div class="rule-facts">
          <Select
            label={words.device}
            value={facts.device}
            options={[any, ...DEVICES.map((value) => ({ value, label: deviceName(value, ruleWords) }))]}
            onChange={(device) => put({ device })}
          />
          <Select
            label={words.system}
            value={facts.system}
            options={[any, ...SYSTEMS.map((value) => ({ value, label: value }))]}
            onChange={(system) => put({ system })}
          />
          <Select
            label={words.language}
            value={facts.language}
            options={[any, ...languages()]}
            onChange={(language) => put({ language })}
          />
          <Select
            label={words.country}
            value={facts.country}
            options={[any, ...countries()]}
            onChange={(country) => put({ country })}
          />
          <TextField
            label={words.at}
            hint={words.atHint}
            optional
            type="datetime-local"
            value={facts.at}
            onInput={(at) => put({ at })}
          />
          <TextField
            label={words.query}
            hint={words.queryHint}
            optional
            spellcheck={false}
            maxLength={2_000}
            value={facts.query}
            onInput={(query) => put({ query })}
          />
        </div>
        {isChanged && (
          <Notice tone="plain">
            <p>{words.traceUnsaved}</p>
          </Notice>
        )}
        <div>
          <Button type="submit" icon="play" busy={busy}>
            {words.tryIt}
          </Button>
        </div>
      </form>
      <Errors error={error} />
      <div role="status">{trace && <Traced trace={trace} rules={code.rules ?? []} />}</div>
    </section>
  );
}
