import { useEffect, useRef, useState } from "preact/hooks";
import type { DomainRecord } from "../../../domains/model.ts";
import { call } from "../../lib/api.ts";
import { useExplain } from "../../lib/explain.ts";
import { time } from "../../lib/format.ts";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { domainPath, isDomain } from "./domains.ts";
import { texts } from "./texts.ts";

/** Milliseconds between two look-ups. The service makes ten in a minute for a workspace. */
const AGAIN = 30_000;

/** The check of a pending domain. After the first press it is repeated while the page is seen. */
export function Verify(props: {
  readonly domain: DomainRecord;
  readonly onVerified: (domain: DomainRecord) => void;
}) {
  const { domain, onVerified } = props;
  const words = useTexts(texts);
  const explain = useExplain();
  const reason = useReason();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly error: unknown; readonly at: string } | null>(null);
  const here = useRef(true);
  const { error } = outcome ?? {};
  const isMissing = error instanceof Problem && error.code === "domain_not_verified";

  async function check(): Promise<void> {
    setBusy(true);
    try {
      const verified = await call("POST", `${domainPath(domain.id)}/verify`, isDomain);
      toast({ text: words.isVerified(verified.host), tone: "good" });
      if (here.current) onVerified(verified);
    } catch (refused) {
      if (here.current) setOutcome({ error: refused, at: new Date().toISOString() });
    }
    if (here.current) setBusy(false);
  }

  useEffect(
    () => () => {
      here.current = false;
    },
    [],
  );
  useEffect(() => {
    if (!isMissing || busy) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void check();
    }, AGAIN);
    return () => clearInterval(timer);
  }, [isMissing, busy]);

  return (
    <>
      <div class="row">
        <Button icon="refresh" busy={busy} onClick={() => void check()}>
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
                  <p key={why.detail} class="found">
                    {explain(why)}
                  </p>
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
