import { useId, useMemo } from "preact/hooks";
import type { Condition } from "quietzone-client";
import { RULE_DEVICES, WEEKDAYS } from "../../../features/rules/constants.ts";
import { weekday } from "../../lib/format.ts";
import { useLanguage } from "../../lib/language.ts";
import { ownZone } from "../../lib/zones.ts";
import { Button } from "../../ui/Button.tsx";
import { deviceName } from "../analytics/names.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import type { Picked, RuleDraft } from "./draft.ts";
import { ListPicker } from "./ListPicker.tsx";
import { countries, languages } from "./names.ts";
import { ClockFields } from "./ClockFields.tsx";
import { useTexts } from "../../texts/texts.ts";

type Aim = Pick<RuleDraft, "when" | "isForAll" | "typed">;

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

/** New conditions. They have no value yet, but they are chosen, so saving asks for one. */
const BEGUN: Readonly<Record<ConditionKind, Condition>> = {
  device: { device: [] },
  system: { system: [] },
  language: { language: [] },
  country: { country: [] },
  period: { from: "" },
  days: { days: [] },
  hours: { hours: [{ from: "09:00", to: "18:00" }] },
};

/** Chooses the conditions of a rule, or that it has none. */
export function ConditionEditor(props: {
  readonly rule: Aim;
  readonly onChange: (part: Partial<Aim>) => void;
  /** The condition's. */
  readonly pointer: string;
  readonly errorAt: (at: string) => string | undefined;
}) {
  const { rule, onChange, pointer, errorAt } = props;
  const { when, isForAll, typed } = rule;
  const words = useTexts("ruleEditor");
  const ruleWords = useTexts("rules");
  const language = useLanguage();
  const names = useMemo(() => ({ languages: languages(), countries: countries() }), [language]);
  const id = useId();
  const aimless = errorAt("");
  const has = (kind: ConditionKind) => KINDS[kind].some((member) => when[member] !== undefined);
  const put = (part: Condition, more: Partial<Aim> = {}) =>
    onChange({ when: { ...when, ...part }, isForAll: false, ...more });
  const pick = (kind: Picked, chosen: readonly string[], text: string) =>
    put({ [kind]: chosen }, { typed: { ...typed, [kind]: text } });

  function toggle(kind: ConditionKind): void {
    if (has(kind)) {
      drop(KINDS[kind]);
      return;
    }
    const zone = when.timezone === undefined && isClock(kind) ? { timezone: ownZone() } : {};
    put({ ...BEGUN[kind], ...zone });
  }

  function drop(gone: readonly string[]): void {
    const left = Object.entries(when).filter(([member]) => !gone.includes(member));
    const texts = Object.entries(typed).map(([kind, text]) => [kind, gone.includes(kind) ? "" : text]);
    onChange({ when: Object.fromEntries(left), typed: { ...typed, ...Object.fromEntries(texts) } });
  }

  return (
    <fieldset class="stack rule-conditions" aria-describedby={aimless && id}>
      <legend class="label">{words.conditions}</legend>
      <div class="row" data-pointer={pointer}>
        <Button
          small
          pressed={isForAll}
          onClick={() => onChange({ when: {}, typed: { language: "", country: "" }, isForAll: !isForAll })}
        >
          {words.forAll}
        </Button>
        {ALL_KINDS.map((kind) => (
          <Button key={kind} small pressed={has(kind)} onClick={() => toggle(kind)}>
            {words[kind]}
          </Button>
        ))}
      </div>
      {aimless && (
        <p class="error" id={id}>
          {aimless}
        </p>
      )}
      <p class="hint">{words.conditionsHint}</p>
      {has("device") && (
        <ChoiceList
          label={words.device}
          options={RULE_DEVICES}
          name={(device) => deviceName(device, ruleWords)}
          chosen={when.device ?? []}
          onChange={(device) => put({ device })}
          pointer={`${pointer}/device`}
          error={errorAt("/device")}
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
          error={errorAt("/system")}
        />
      )}
      {has("language") && (
        <ListPicker
          label={words.language}
          hint={words.languageHint}
          options={names.languages}
          chosen={when.language ?? []}
          typed={typed.language}
          onChange={(chosen, text) => pick("language", chosen, text)}
          pointer={`${pointer}/language`}
          error={errorAt("/language")}
        />
      )}
      {has("country") && (
        <ListPicker
          label={words.country}
          options={names.countries}
          chosen={when.country ?? []}
          typed={typed.country}
          onChange={(chosen, text) => pick("country", chosen, text)}
          pointer={`${pointer}/country`}
          error={errorAt("/country")}
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
          error={errorAt("/days")}
        />
      )}
      {ALL_KINDS.some((kind) => isClock(kind) && has(kind)) && (
        <ClockFields
          when={when}
          put={put}
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
