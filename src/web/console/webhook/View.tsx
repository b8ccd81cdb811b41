import { useState } from "preact/hooks";
import type { SavedWebhookRecord, WebhookRecord } from "quietzone-client";
import { MOST_WEBHOOKS } from "../../../features/webhooks/traits.ts";
import { call } from "../../lib/api.ts";
import { dateTime } from "../../lib/format.ts";
import { useLoad } from "../../lib/load.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Notice } from "../../ui/State.tsx";
import { Address } from "./Address.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { SecretCard } from "./SecretCard.tsx";
import { Signature } from "./Signature.tsx";
import { Trial } from "./Trial.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Stands for the form of another webhook in place of an id. */
const NEW = "";

/** The webhooks: their addresses, secrets and deliveries, one at a time. */
export function View() {
  const words = useTexts("webhook");
  const found = useLoad((signal) => call("GET /app/api/webhooks", {}, { signal }), []);
  /** The id of the one that is shown; `null` for the first. */
  const [chosen, choose] = useState<string | null>(null);
  // The secret is only in this state, and gone when another one is shown or the view closes.
  const [secret, setSecret] = useState<string | null>(null);

  function show(id: string | null): void {
    choose(id);
    setSecret(null);
  }

  function saved({ secret: made, ...webhook }: SavedWebhookRecord): void {
    found.change(({ webhooks }) => ({
      webhooks: webhooks.some(({ id }) => id === webhook.id)
        ? webhooks.map((each) => (each.id === webhook.id ? webhook : each))
        : [...webhooks, webhook].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    }));
    choose(webhook.id);
    if (made !== undefined) setSecret(made);
  }

  function removed(removedId: string): void {
    found.change(({ webhooks }) => ({ webhooks: webhooks.filter(({ id }) => id !== removedId) }));
    show(null);
  }

  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      <p class="soft">{words.intro}</p>
      <Loaded load={found} shape="card">
        {({ webhooks }) => {
          const shown =
            chosen === NEW ? null : (webhooks.find(({ id }) => id === chosen) ?? webhooks[0] ?? null);
          const isMany = webhooks.length > 1 || (webhooks.length > 0 && shown === null);
          return (
            <div class="figures">
              {webhooks.length > 0 && (
                <div class="toolbar">
                  {isMany && (
                    <Segments
                      label={words.choose}
                      hideLabel
                      value={shown?.id ?? NEW}
                      options={[
                        ...webhooks.map((webhook) => ({ value: webhook.id, label: nameOf(webhook) })),
                        ...(shown === null ? [{ value: NEW, label: words.fresh }] : []),
                      ]}
                      onChange={show}
                    />
                  )}
                  <div class="toolbar-end">
                    <Button icon="plus" disabled={webhooks.length >= MOST_WEBHOOKS} onClick={() => show(NEW)}>
                      {words.add}
                    </Button>
                  </div>
                </div>
              )}
              {secret !== null && <SecretCard secret={secret} onKept={() => setSecret(null)} />}
              {shown?.gone && (
                <Notice tone="warn">
                  <p>{words.gone(shown.gone.url, dateTime(shown.gone.at))}</p>
                </Notice>
              )}
              {shown?.awaits && (
                <Notice tone="warn">
                  <p>{words.awaits(shown.awaits.url)}</p>
                </Notice>
              )}
              <div class="figure-pair">
                <Address key={shown?.id ?? NEW} webhook={shown} onSaved={saved} onRemoved={removed} />
                {shown !== null && shown.url !== null && <Trial key={shown.id + shown.url} id={shown.id} />}
              </div>
              {(shown !== null || webhooks.length === 0) && (
                <Deliveries
                  key={(shown?.id ?? NEW) + shown?.url}
                  id={shown?.id ?? null}
                  isConfigured={shown !== null && shown.url !== null}
                />
              )}
              <Signature />
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

function nameOf({ name, url, gone, awaits, id }: WebhookRecord): string {
  const address = url ?? gone?.url ?? awaits?.url ?? "";
  return name || (URL.canParse(address) ? new URL(address).host : id);
}
