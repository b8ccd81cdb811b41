import type { Condition } from "quietzone-client";
import { MOST_SPANS } from "../../../features/rules/constants.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { Field } from "../../ui/Field.tsx";
import { ZoneField } from "../../ui/ZoneField.tsx";
import { localOf, momentOf } from "./zone.ts";
import { useTexts } from "../../texts/texts.ts";

type Span = NonNullable<Condition["hours"]>[number];

/** The period, the hours and the time zone of a rule. */
export function ClockFields(props: {
  readonly when: Condition;
  readonly put: (part: Condition) => void;
  readonly hasPeriod: boolean;
  readonly hasHours: boolean;
  /** The condition's. */
  readonly pointer: string;
  readonly errorAt: (at: string) => string | undefined;
}) {
  const { when, put, hasPeriod, hasHours, pointer, errorAt } = props;
  const words = useTexts("ruleEditor");
  const zone = when.timezone ?? "UTC";
  const hours = when.hours ?? [];
  const putSpan = (at: number, part: Partial<Span>) =>
    put({ hours: hours.map((span, each) => (each === at ? { ...span, ...part } : span)) });
  const momentPart = (side: "from" | "until", local: string, in_: string): Condition => {
    const moment = momentOf(local, in_);
    return moment === undefined ? {} : { [side]: moment };
  };

  /** The clock on the wall stays. */
  function putZone(timezone: string): void {
    put({
      timezone,
      ...momentPart("from", localOf(when.from, zone), timezone),
      ...momentPart("until", localOf(when.until, zone), timezone),
    });
  }

  return (
    <>
      {hasPeriod && (
        <div class="row rule-times">
          {(["from", "until"] as const).map((side) => (
            <TextField
              key={side}
              label={words[side]}
              pointer={`${pointer}/${side}`}
              type="datetime-local"
              optional
              value={localOf(when[side], zone)}
              onInput={(local) => put(local === "" ? { [side]: "" } : momentPart(side, local, zone))}
              error={errorAt(`/${side}`)}
            />
          ))}
        </div>
      )}
      {hasHours && (
        <>
          {hours.map((span, at) => (
            <fieldset key={at} class="row rule-times" aria-label={words.span(at + 1)}>
              {(["from", "to"] as const).map((side) => (
                <Field
                  key={side}
                  label={side === "from" ? words.from : words.until}
                  pointer={`${pointer}/hours/${at}/${side}`}
                  error={errorAt(`/hours/${at}/${side}`)}
                >
                  {(control) => (
                    <Input
                      {...control}
                      type="time"
                      value={span[side]}
                      onInput={(event) => putSpan(at, { [side]: event.currentTarget.value })}
                    />
                  )}
                </Field>
              ))}
              <Button
                small
                kind="quiet"
                icon="trash"
                label={`${words.remove}: ${words.span(at + 1)}`}
                onClick={() => put({ hours: hours.toSpliced(at, 1) })}
              />
            </fieldset>
          ))}
          {errorAt("/hours") && hours.length === 0 && <p class="error">{errorAt("/hours")}</p>}
          <p class="hint">{words.hoursHint}</p>
          {hours.length < MOST_SPANS && (
            <div data-pointer={`${pointer}/hours`}>
              <Button
                small
                icon="plus"
                onClick={() => put({ hours: [...hours, { from: "09:00", to: "18:00" }] })}
              >
                {words.addHours}
              </Button>
            </div>
          )}
        </>
      )}
      <ZoneField label={words.zone} pointer={`${pointer}/timezone`} value={zone} onChange={putZone} />
    </>
  );
}
