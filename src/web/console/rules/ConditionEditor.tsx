import { useMemo, useState } from "preact/hooks";
import type { Condition } from "quietzone-client";
import { RULE_DEVICES, WEEKDAYS } from "../../../features/rules/constants.ts";
import { weekday } from "../../lib/format.ts";
import { useLanguage } from "../../lib/language.ts";
import { ownZone } from "../../lib/zones.ts";
import { Button } from "../../ui/Button.tsx";
import { deviceName } from "../analytics/names.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { ListPicker } from "./ListPicker.tsx";
import { countries, languages } from "./names.ts";
import { ClockFields } from "./ClockFields.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The conditions of the editor, with the members of each. */
const KINDS = {
  device: ["device"],
  system: ["system"],
  language: ["language"],
  country: ["country"],
  period: ["from", "until"],
  days: ["days"],
  hours: ["hours"],
} as const;
type ConditionKind = keyof typeof KINDS;
const ALL_KINDS: readonly ConditionKind[] = [
  "device",
  "system",
  "language",
  "country",
  "period",
  "days",
  "hours",
];

/** The systems that are offered; a rule that a program made may have others. */
const SYSTEMS = ["iOS", "Android", "Windows", "macOS", "Linux", "Chrome OS", "HarmonyOS"] as const;

/** Chooses the conditions of a rule. */
export function ConditionEditor(props: {
  readonly when: Condition;
  readonly onChange: (when: Condition) => void;
  /** The condition's. */
  readonly pointer: string;
  readonly errorAt: (at: string) => string | undefined;
}) {
  const { when, onChange, pointer, errorAt } = props;
  const words = useTexts("ruleEditor");
  const ruleWords = useTexts("rules");
  const language = useLanguage();
  const given = (kind: ConditionKind) => KINDS[kind].some((member) => when[member] !== undefined);
  // A condition stays while its last value is replaced.
  const [opened, setOpened] = useState<readonly ConditionKind[]>(() => ALL_KINDS.filter(given));
  const names = useMemo(() => ({ languages: languages(), countries: countries() }), [language]);
  const has = (kind: ConditionKind) => opened.includes(kind) || given(kind);
  const put = (part: Condition) => onChange({ ...when, ...part });

  function toggle(kind: ConditionKind): void {
    if (!has(kind)) {
      setOpened((last) => [...last, kind]);
      const begun = kind === "hours" ? { hours: [{ from: "09:00", to: "18:00" }] } : {};
      const zone = when.timezone === undefined && isClock(kind) ? { timezone: ownZone() } : {};
      put({ ...begun, ...zone });
      return;
    }
    setOpened((last) => last.filter((each) => each !== kind));
    drop(KINDS[kind]);
  }

  function drop(gone: readonly string[]): void {
    onChange(Object.fromEntries(Object.entries(when).filter(([member]) => !gone.includes(member))));
  }

  return (
    <fieldset class="stack rule-conditions">
      <legend class="label">{words.conditions}</legend>
      <div class="row">
        {ALL_KINDS.map((kind) => (
          <Button key={kind} small pressed={has(kind)} onClick={() => toggle(kind)}>
            {words[kind]}
          </Button>
        ))}
      </div>
      <p class="hint">{words.conditionsHint}</p>
      {has("device") && (
        <ChoiceList
          label={words.device}
          options={RULE_DEVICES}
          name={(device) => deviceName(device, ruleWords)}
          chosen={when.device ?? []}
          onChange={(device) => put({ device })}
          pointer={`${pointer}/device`}
        />
      )}
      {has("system") && (
        <ChoiceList
          label={words.system}
          options={[...new Set([...SYSTEMS, ...(when.system ?? [])])]}
          name={(system) => system}
          chosen={when.system ?? []}
          onChange={(system) => put({ system })}
          pointer={`${pointer}/system`}
        />
      )}
      {has("language") && (
        <ListPicker
          label={words.language}
          hint={words.languageHint}
          options={names.languages}
          chosen={when.language ?? []}
          onChange={(chosen) => put({ language: chosen })}
          pointer={`${pointer}/language`}
        />
      )}
      {has("country") && (
        <ListPicker
          label={words.country}
          options={names.countries}
          chosen={when.country ?? []}
          onChange={(chosen) => put({ country: chosen })}
          pointer={`${pointer}/country`}
        />
      )}
      {has("days") && (
        <ChoiceList
          label={words.days}
          options={WEEKDAYS}
          name={(day) => weekday(1 + WEEKDAYS.indexOf(day), "short")}
          chosen={when.days ?? []}
          onChange={(days) => put({ days })}
          pointer={`${pointer}/days`}
        />
      )}
      {ALL_KINDS.some((kind) => isClock(kind) && has(kind)) && (
        <ClockFields
          when={when}
          put={put}
          drop={drop}
          hasPeriod={has("period")}
          hasHours={has("hours")}
          pointer={pointer}
          errorAt={errorAt}
        />
      )}
    </fieldset>
  );
}

/** Whether a condition asks the clock of a time zone. */
function isClock(kind: ConditionKind): boolean {
  return kind === "period" || kind === "days" || kind === "hours";
}
