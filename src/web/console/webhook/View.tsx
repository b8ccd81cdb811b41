import { useState } from "preact/hooks";
import type { WebhookSaved } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Address } from "./Address.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { SecretCard } from "./SecretCard.tsx";
import { Signature } from "./Signature.tsx";
import { Trial } from "./Trial.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The webhook: its address, its secret and its deliveries. */
export function View() {
  const words = useTexts("webhook");
  const found = useLoad((signal) => call("GET /app/api/webhook", {}, { signal }), []);
  // The secret is only in this state, and gone when the view closes.
  const [secret, setSecret] = useState<string | null>(null);

  function changed({ secret: made, ...webhook }: WebhookSaved) {
    found.put(webhook);
    if (made !== undefined) setSecret(made);
    else if (!webhook.configured) setSecret(null);
  }

  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      <p class="soft">{words.intro}</p>
      <Loaded load={found} shape="card">
        {(webhook) => (
          <div class="figures">
            {secret !== null && <SecretCard secret={secret} onKept={() => setSecret(null)} />}
            <div class="figure-pair">
              <Address webhook={webhook} onChange={changed} />
              {webhook.configured && <Trial key={webhook.url} />}
            </div>
            <Deliveries key={webhook.url} isConfigured={webhook.configured} />
            <Signature />
          </div>
        )}
      </Loaded>
    </div>
  );
}
