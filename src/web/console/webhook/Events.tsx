import { useId } from "preact/hooks";
import type { Webhook } from "../../../webhooks/model.ts";
import { useTexts } from "../../lib/texts.ts";
import { Check } from "../../ui/Field.tsx";
import { texts } from "./texts.ts";

type EventName = Webhook["events"][number];

/** In this order they are sent to the service. */
const EVENTS = [
  ["qr.scan", "scans"],
  ["qr.lead", "leads"],
  ["qr.alert", "alerts"],
] as const satisfies readonly (readonly [EventName, string])[];

/** Chooses the events that are sent. */
export function Events(props: {
  readonly chosen: readonly EventName[];
  readonly onChange: (chosen: readonly EventName[]) => void;
  readonly error: string | undefined;
}) {
  const t = useTexts(texts);
  const id = useId();
  const { chosen, onChange, error } = props;
  return (
    <fieldset data-pointer="/events" aria-describedby={`${id}-error`}>
      <legend class="label">{t.events}</legend>
      {EVENTS.map(([event, name]) => (
        <Check
          key={event}
          label={t[name]}
          {...(event === "qr.alert" ? { hint: t.alertsHint } : {})}
          checked={chosen.includes(event)}
          onChange={(isOn) =>
            onChange(
              EVENTS.flatMap(([each]) => ((each === event ? isOn : chosen.includes(each)) ? [each] : [])),
            )
          }
        />
      ))}
      <p class="error" role="alert" id={`${id}-error`}>
        {error ?? ""}
      </p>
    </fieldset>
  );
}
