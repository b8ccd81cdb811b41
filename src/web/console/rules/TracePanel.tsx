import { useState } from "preact/hooks";
import type { Code, FieldError, Rule, Trace } from "quietzone-client";
import { RULE_DEVICES } from "../../../features/rules/constants.ts";
import { call } from "../../lib/api.ts";
import { useLanguage } from "../../lib/language.ts";
import { jsonObjectOf } from "../../lib/json.ts";
import { errorsOf, incomplete } from "../../lib/problem.ts";
import { ownZone } from "../../lib/zones.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Notice } from "../../ui/State.tsx";
import { Select } from "../../ui/Select.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { deviceName } from "../analytics/names.ts";
import { bodyOf, type RulesDraft } from "./draft.ts";
import { gapsOf, withTyped } from "./gaps.ts";
import { countries, languages } from "./names.ts";
import { Traced } from "./Traced.tsx";
import { momentOf } from "./zone.ts";
import { useTexts } from "../../texts/texts.ts";

const DEVICES = [...RULE_DEVICES, "bot"] as const;
const SYSTEMS = ["iOS", "Android", "Windows", "macOS", "Linux", "Chrome OS"];

/** Shows where a scan leads and why. */
export function TracePanel(props: {
  readonly code: Code;
  /** The rules on the page, where they are not the saved ones. */
  readonly draft: RulesDraft | null;
  /** Told what is wrong with the draft, at its fields, whenever it was tried. */
  readonly onTried: (errors: readonly FieldError[]) => void;
}) {
  const { code, draft, onTried } = props;
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
  const [traced, setTraced] = useState<{ readonly trace: Trace; readonly rules: readonly Rule[] } | null>(
    null,
  );
  const put = (part: Partial<typeof facts>) => setFacts((last) => ({ ...last, ...part }));
  const any = { value: "", label: words.any };

  const { submit, busy, error } = useSubmit(
    async () => {
      const whole = draft && withTyped(draft);
      const gaps = whole ? gapsOf(whole, words) : [];
      if (gaps.length > 0) throw incomplete(gaps.map((gap) => ({ ...gap, pointer: IN_DRAFT + gap.pointer })));
      const changed = whole && bodyOf(whole);
      const { at, query, ...seen } = facts;
      const given = {
        ...seen,
        query: encodeURI(query.trim().replace(/^\?/, "")),
        at: momentOf(at, ownZone()) ?? "",
      };
      const scan = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
      const tried = changed ? { ...scan, draft: jsonObjectOf(triedOf(changed)) } : scan;
      const trace = await call("POST /app/api/codes/{id}/trace", { id: code.id, draft: tried });
      return { trace, rules: changed ? (changed.rules ?? []) : (code.rules ?? []) };
    },
    {
      repeats: true,
      onDone: (done) => {
        setTraced(done);
        onTried([]);
      },
      onRefused: (refused) => {
        setTraced(null);
        onTried(draftErrors(refused));
      },
    },
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
        {draft && (
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
      <Errors error={draftErrors(error).length > 0 ? undefined : error} />
      <div role="status">{traced && <Traced {...traced} />}</div>
    </section>
  );
}

const IN_DRAFT = "/draft";

/** The errors of a draft, at its fields. */
function draftErrors(error: unknown): FieldError[] {
  return errorsOf(error)
    .filter(({ pointer }) => pointer.startsWith(IN_DRAFT))
    .map((each) => ({ ...each, pointer: each.pointer.slice(IN_DRAFT.length) }));
}

/** A change as a trace tries it: nulls would be left out. */
function triedOf({ rules, query, utm, fallback }: ReturnType<typeof bodyOf>) {
  return { rules: rules ?? [], query, utm: utm ?? {}, fallback: fallback ?? "" };
}
