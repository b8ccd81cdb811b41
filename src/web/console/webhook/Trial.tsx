import { useEffect, useState } from "preact/hooks";
import type { WebhookTest } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { createStore, useStore } from "../../lib/store.ts";
import { useLanguage } from "../../lib/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { reasonText } from "./reasons.ts";
import { useTexts } from "../../texts/texts.ts";

/** Milliseconds between two tests: the service's limit. */
const PAUSE = 10_000;

/** When the next test is allowed, in `performance.now` milliseconds. It outlives the view, as the service's limit does. */
const allowedAt = createStore(0);

/** Sends a test event and shows its result. */
export function Trial() {
  const words = useTexts("webhook");
  const language = useLanguage();
  const reason = useReason();
  const [answer, setAnswer] = useState<WebhookTest | null>(null);
  const left = useCountdown(useStore(allowedAt));

  const { submit, busy, error } = useSubmit(
    async () => {
      setAnswer(null);
      const begun = performance.now();
      return { tested: await call("POST /app/api/webhook/test"), begun };
    },
    {
      onDone: ({ tested, begun }) => {
        setAnswer(tested);
        allowedAt.set(begun + PAUSE);
      },
      onRefused: (refused) => {
        if (isProblem(refused) && refused.retryAfter !== null)
          allowedAt.set(performance.now() + refused.retryAfter * 1_000);
      },
    },
  );

  return (
    <section class="card stack" aria-labelledby="test-title">
      <h2 id="test-title">{words.testTitle}</h2>
      <p class="soft">{words.testText}</p>
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
