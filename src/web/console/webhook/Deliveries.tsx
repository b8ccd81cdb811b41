import { useEffect, useState } from "preact/hooks";
import type { Delivery, DeliveryStatus } from "../../../webhooks/delivery-model.ts";
import { isDeliveryList, isDelivery } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Empty, useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { Loaded } from "../figures/Loaded.tsx";
import { More } from "../figures/More.tsx";
import { usePages } from "../figures/pages.ts";
import { DeliveryTable } from "./DeliveryTable.tsx";
import { texts } from "./texts.ts";

const AT_ONCE = "25";
const FILTERS = ["all", "pending", "delivered", "failed"] as const satisfies readonly (
  DeliveryStatus | "all"
)[];

/** A delivery due within this many milliseconds is polled for, at this interval in milliseconds. */
const SOON = 30_000;
const LOOK_AGAIN = 3_000;

/** The log of deliveries. */
export function Deliveries({ isConfigured }: { readonly isConfigured: boolean }) {
  const t = useTexts(texts);
  const reason = useReason();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>("all");
  const [retrying, setRetrying] = useState<string | null>(null);
  const log = usePages(
    (cursor, signal) => {
      const query = new URLSearchParams({
        limit: AT_ONCE,
        ...(filter === "all" ? {} : { status: filter }),
        ...(cursor === null ? {} : { cursor }),
      });
      return call("GET", `/app/api/webhook/deliveries?${query}`, isDeliveryList, { signal });
    },
    [filter],
  );
  const deliveries = log.pages.flatMap((page) => page.deliveries);
  const { reload } = log.first;
  const isSoon = log.pages.length === 1 && deliveries.some(isDueSoon);

  useEffect(() => {
    if (!isSoon) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") reload();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isSoon, reload]);

  async function retry({ id }: Delivery) {
    setRetrying(id);
    try {
      const sent = await call(
        "POST",
        `/app/api/webhook/deliveries/${encodeURIComponent(id)}/retry`,
        isDelivery,
      );
      log.update((page) => ({
        ...page,
        deliveries: page.deliveries.map((delivery) => (delivery.id === id ? sent : delivery)),
      }));
      toast({ text: t.retried, tone: "good" });
    } catch (error) {
      toast({ text: reason(error), tone: "bad" });
    } finally {
      setRetrying(null);
    }
  }

  return (
    <section class="card stack" aria-labelledby="log-title">
      <div class="row spread">
        <h2 id="log-title">{t.logTitle}</h2>
        <Button small kind="quiet" icon="refresh" onClick={reload} busy={log.first.loading}>
          {t.refresh}
        </Button>
      </div>
      <p class="soft small-text">{t.logNote}</p>
      <Segments
        label={t.filter}
        hideLabel
        class="small"
        value={filter}
        options={FILTERS.map((value) => ({ value, label: t[value] }))}
        onChange={setFilter}
      />
      <Loaded load={log.first}>
        {() =>
          deliveries.length === 0 ? (
            <Empty icon="bolt" title={filter === "all" ? t.emptyLog : t.emptyFilter}>
              {filter === "all" ? t.emptyLogText : undefined}
            </Empty>
          ) : (
            <>
              <DeliveryTable
                deliveries={deliveries}
                retrying={retrying}
                {...(isConfigured ? { onRetry: (delivery: Delivery) => void retry(delivery) } : {})}
              />
              <More pages={log} label={t.more} count={t.shown(number(deliveries.length))} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function isDueSoon({ status, nextAttemptAt }: Delivery): boolean {
  return status === "pending" && nextAttemptAt !== null && Date.parse(nextAttemptAt) - Date.now() < SOON;
}
