import { useEffect, useState } from "preact/hooks";
import type { Domain } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useExplain } from "../../lib/explain.ts";
import { time } from "../../lib/format.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Milliseconds between two look-ups. The service makes ten in a minute for a workspace. */
const AGAIN = 30_000;

/** The check of a pending domain. After the first press it is repeated while the page is seen. */
export function Verify(props: { readonly domain: Domain; readonly onVerified: (domain: Domain) => void }) {
  const { domain, onVerified } = props;
  const words = useTexts("domains");
  const explain = useExplain();
  const reason = useReason();
  const [outcome, setOutcome] = useState<{ readonly error: unknown; readonly at: string } | null>(null);
  const { error } = outcome ?? {};
  const isMissing = isProblem(error, "domain_not_verified");

  const { submit, busy } = useSubmit(
    async (_, signal) => {
      const verified = await call("POST /app/api/domains/{id}/verify", { id: domain.id });
      toast({ text: words.isVerified(verified.host), tone: "good" });
      signal.throwIfAborted();
      return verified;
    },
    {
      onDone: onVerified,
      // The last outcome stays while the next check is under way.
      onRefused: (refused) => setOutcome({ error: refused, at: new Date().toISOString() }),
    },
  );

  useEffect(() => {
    if (!isMissing || busy) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") submit();
    }, AGAIN);
    return () => clearInterval(timer);
  }, [isMissing, busy]);

  return (
    <>
      <div class="row">
        <Button icon="refresh" busy={busy} onClick={() => submit()}>
          {busy ? words.checking : words.check}
        </Button>
      </div>
      <div role="status">
        {outcome && (
          <Notice tone="warn">
            {isMissing ? (
              <>
                <p>
                  <strong>{words.checkedNow(time(outcome.at, { timeStyle: "medium" }))}</strong>
                </p>
                {error.errors.map((why) => (
                  <p key={why.detail}>{explain(why)}</p>
                ))}
                <p>{words.checksOn}</p>
              </>
            ) : (
              <p>{reason(error)}</p>
            )}
          </Notice>
        )}
      </div>
    </>
  );
}
