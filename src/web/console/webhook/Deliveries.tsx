import { useEffect, useRef, useState } from "preact/hooks";
import type { Delivery } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { wait } from "../../../../sdk/src/retry.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Empty, useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { DeliveryTable } from "./DeliveryTable.tsx";
import { useTexts } from "../../texts/texts.ts";

const AT_ONCE = 25;
const FILTERS = ["all", "pending", "delivered", "failed"] as const satisfies readonly (
  Delivery["status"] | "all"
)[];

/** While a delivery is due within this many milliseconds, the shown ones are read again after these pauses in milliseconds. */
const SOON = 30_000;
const LOOK_AGAIN = { first: 400, last: 3_000 };

/** The log of a webhook's deliveries; without an id that of the first one, which was removed. */
export function Deliveries(props: { readonly id: string | null; readonly isConfigured: boolean }) {
  const { id: webhook, isConfigured } = props;
  const words = useTexts("webhook");
  const reason = useReason();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>("all");
  const [retrying, setRetrying] = useState<string | null>(null);
  const log = usePages(
    (page, signal) => {
      const status = filter === "all" ? {} : { status: filter };
      const asked = { limit: AT_ONCE, ...status, ...page };
      return webhook === null
        ? call("GET /app/api/webhook/deliveries", asked, { signal })
        : call("GET /app/api/webhooks/{id}/deliveries", { id: webhook, ...asked }, { signal });
    },
    [filter],
  );
  const deliveries = log.pages.flatMap((page) => page.deliveries);
  const { reload } = log.first;
  const isSoon = deliveries.some(isDueSoon);
  const latest = useRef(log.refresh);
  latest.current = log.refresh;

  useEffect(() => {
    if (!isSoon) return;
    const stop = new AbortController();
    void lookAgain(() => latest.current(stop.signal), stop.signal);
    return () => stop.abort();
  }, [isSoon, filter, log.loadingMore, retrying]);

  async function retry({ id }: Delivery) {
    if (webhook === null) return;
    setRetrying(id);
    try {
      const sent = await call("POST /app/api/webhooks/{id}/deliveries/{delivery}/retry", {
        id: webhook,
        delivery: id,
      });
      log.update((page) => ({
        ...page,
        deliveries: page.deliveries.map((delivery) => (delivery.id === id ? sent : delivery)),
      }));
      toast({ text: words.retried, tone: "good" });
    } catch (error) {
      toast({ text: reason(error), tone: "bad" });
    } finally {
      setRetrying(null);
    }
  }

  return (
    <section class="card stack" aria-labelledby="log-title">
      <div class="row spread">
        <h2 id="log-title">{words.logTitle}</h2>
        <Button small kind="quiet" icon="refresh" onClick={reload} busy={log.first.loading}>
          {words.refresh}
        </Button>
      </div>
      <p class="soft small-text">{words.logNote}</p>
      <Segments
        label={words.filter}
        hideLabel
        class="small"
        value={filter}
        options={FILTERS.map((value) => ({ value, label: words[value] }))}
        onChange={setFilter}
      />
      <Loaded load={log.first}>
        {() =>
          deliveries.length === 0 ? (
            <Empty icon="bolt" title={filter === "all" ? words.emptyLog : words.emptyFilter}>
              {filter === "all" ? words.emptyLogText : undefined}
            </Empty>
          ) : (
            <>
              <DeliveryTable
                deliveries={deliveries}
                retrying={retrying}
                {...(isConfigured ? { onRetry: (delivery: Delivery) => void retry(delivery) } : {})}
              />
              <More pages={log} label={words.more} count={words.shown(number(deliveries.length))} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

/** Refreshes until `signal` aborts, at first soon and then less often. A refresh that fails is left to the next one. */
async function lookAgain(refresh: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let pause = LOOK_AGAIN.first; !signal.aborted; pause = Math.min(2 * pause, LOOK_AGAIN.last)) {
    await wait(pause, signal).catch(() => {});
    if (!signal.aborted && document.visibilityState === "visible") await refresh().catch(() => {});
  }
}

function isDueSoon({ status, nextAttemptAt }: Delivery): boolean {
  return status === "pending" && nextAttemptAt !== null && Date.parse(nextAttemptAt) - Date.now() < SOON;
}
