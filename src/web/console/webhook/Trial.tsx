import { useEffect, useState } from "preact/hooks";
import type { Delivery, WebhookTest } from "quietzone-client";
import { DELIVERY_EVENTS } from "../../../features/webhooks/traits.ts";
import { call } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { createStore, useStore } from "../../lib/store.ts";
import { useLanguage } from "../../lib/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Notice, useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { EVENT_WORDS } from "./DeliveryTable.tsx";
import { reasonText } from "./reasons.ts";
import { useTexts } from "../../texts/texts.ts";

/** Milliseconds between two tests: the service's limit. */
const PAUSE = 10_000;

/**
 * When the next test of each webhook is allowed, in `performance.now` milliseconds. It outlives the view, as
 * the service's limit does.
 */
const allowedAt = createStore<Readonly<Record<string, number>>>({});

/** Sends a test event to a webhook and shows its result. */
export function Trial({ id }: { readonly id: string }) {
  const words = useTexts("webhook");
  const language = useLanguage();
  const reason = useReason();
  const [answer, setAnswer] = useState<WebhookTest | null>(null);
  const [event, setEvent] = useState<Delivery["event"]>("qr.scan");
  const all = useStore(allowedAt);
  const left = useCountdown(all[id] ?? 0);
  const allowFrom = (at: number) => allowedAt.set({ ...all, [id]: at });

  const { submit, busy, error } = useSubmit(
    async () => {
      setAnswer(null);
      const begun = performance.now();
      return { tested: await call("POST /app/api/webhooks/{id}/test", { id, body: { event } }), begun };
    },
    {
      onDone: ({ tested, begun }) => {
        setAnswer(tested);
        allowFrom(begun + PAUSE);
      },
      onRefused: (refused) => {
        if (isProblem(refused) && refused.retryAfter !== null)
          allowFrom(performance.now() + refused.retryAfter * 1_000);
      },
    },
  );

  return (
    <section class="card stack" aria-labelledby="test-title">
      <h2 id="test-title">{words.testTitle}</h2>
      <p class="soft">{words.testText}</p>
      <Segments
        label={words.event}
        hideLabel
        class="small"
        value={event}
        options={DELIVERY_EVENTS.map((value) => ({ value, label: words[EVENT_WORDS[value]] }))}
        onChange={setEvent}
      />
      <p>
        <Button icon="play" busy={busy} disabled={left > 0} onClick={() => submit()}>
          {busy ? words.testing : left > 0 ? words.testAgainIn(number(left)) : words.test}
        </Button>
      </p>
      <div role="status">
        {answer && (
          <Notice tone={answer.delivered ? "good" : "bad"}>
            <p>
              {answer.delivered
                ? words.testGood(String(answer.status), number(answer.durationMs))
                : words.testBad(number(answer.durationMs))}
            </p>
            {answer.error !== null && (
              <p>
                {reasonText(answer.error, language)}
                {answer.status !== null && ` (${answer.status})`}
              </p>
            )}
          </Notice>
        )}
        {error !== undefined && (
          <Notice tone="bad">
            <p>{reason(error)}</p>
          </Notice>
        )}
      </div>
    </section>
  );
}

/** Whole seconds until a moment of `performance.now`, counted down. */
function useCountdown(until: number): number {
  const leftNow = () => Math.max(0, Math.ceil((until - performance.now()) / 1_000));
  const [left, setLeft] = useState(leftNow());
  useEffect(() => {
    setLeft(leftNow());
    if (leftNow() === 0) return;
    const timer = setInterval(() => {
      setLeft(leftNow());
      if (leftNow() === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
