import { useId } from "preact/hooks";
import type { WebhookRecord } from "quietzone-client";
import { DELIVERY_EVENTS } from "../../../features/webhooks/traits.ts";
import { Check } from "../../ui/Field.tsx";
import { useTexts } from "../../texts/texts.ts";

type EventName = WebhookRecord["events"][number];

const NAMES = {
  "qr.scan": "scans",
  "qr.lead": "leads",
  "qr.alert": "alerts",
  "qr.blocked": "blocks",
} as const;

/** Chooses the events that are sent. */
export function Events(props: {
  readonly chosen: readonly EventName[];
  readonly onChange: (chosen: readonly EventName[]) => void;
  readonly error: string | undefined;
}) {
  const words = useTexts("webhook");
  const id = useId();
  const { chosen, onChange, error } = props;
  return (
    <fieldset data-pointer="/events" aria-describedby={`${id}-error`}>
      <legend class="label">{words.events}</legend>
      {DELIVERY_EVENTS.map((event) => (
        <Check
          key={event}
          label={words[NAMES[event]]}
          {...(event === "qr.alert" ? { hint: words.alertsHint } : {})}
          checked={chosen.includes(event)}
          onChange={(isOn) =>
            onChange(DELIVERY_EVENTS.filter((each) => (each === event ? isOn : chosen.includes(each))))
          }
        />
      ))}
      <p class="error" role="alert" id={`${id}-error`}>
        {error ?? ""}
      </p>
    </fieldset>
  );
}
