import { useEffect, useState } from "preact/hooks";
import type { SavedWebhookRecord, WebhookChange, WebhookRecord } from "quietzone-client";
import { DEFAULT_EVENTS, LONGEST_NAME } from "../../../features/webhooks/traits.ts";
import { LONGEST_URL } from "../../../kit/outbound/constants.ts";
import { call, send } from "../../lib/api.ts";
import { useExplain } from "../../lib/explain.ts";
import { ago, dateTime } from "../../lib/format.ts";
import { currentHolder } from "../../lib/holder.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { errorsOf } from "../../lib/problem.ts";
import { createStore, useStore } from "../../lib/store.ts";
import { AddressField } from "../../ui/AddressField.tsx";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { focusField, TextField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { Confirm } from "./Confirm.tsx";
import { Events } from "./Events.tsx";
import { wholeAddress } from "../../lib/whole-address.ts";
import { useTexts } from "../../texts/texts.ts";

/** The form as it is typed. */
type Draft = { readonly url: string } & Pick<WebhookRecord, "events" | "name">;

/**
 * A form that is not saved yet, of which webhook, and the key of its session. It outlives the view, in memory
 * only.
 */
const draft = createStore<({ readonly by: string | null; readonly of: string | undefined } & Draft) | null>(
  null,
);

/** The receiver's address, the events that it gets, and its actions. */
export function Address(props: {
  /** `null` for one that is still to be made. */
  readonly webhook: WebhookRecord | null;
  readonly onSaved: (saved: SavedWebhookRecord) => void;
  readonly onRemoved: (id: string) => void;
}) {
  const words = useTexts("webhook");
  const explain = useExplain();
  const { webhook, onSaved, onRemoved } = props;
  const kept = useStore(draft);
  const saved: Draft = {
    url: webhook?.url ?? webhook?.gone?.url ?? webhook?.awaits?.url ?? "",
    events: webhook?.events ?? DEFAULT_EVENTS,
    name: webhook?.name ?? "",
  };
  const isKept = kept?.by === currentHolder() && kept.of === webhook?.id;
  const { url: typed, events, name } = isKept ? kept : saved;
  const change = (part: Partial<Draft>) =>
    draft.set({ by: currentHolder(), of: webhook?.id, url: typed, events, name, ...part });
  const [asking, setAsking] = useState<"rotate" | "remove" | null>(null);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async ({ url, ...body }: WebhookChange) => {
      if (url === "") throw new Slips({ "/url": words.urlMissing });
      if (webhook === null) return call("POST /app/api/webhooks", { body: { ...body, url: url ?? "" } });
      return call("PATCH /app/api/webhooks/{id}", {
        id: webhook.id,
        body: { ...body, ...(url === undefined ? {} : { url }) },
      });
    },
    {
      repeats: true,
      onDone: (answer) => {
        draft.set(null);
        setAsking(null);
        onSaved(answer);
        toast({ text: words.saved, tone: "good" });
      },
      onRefused: () => setAsking(null),
    },
  );
  const removal = useSubmit(
    async (id: string) => {
      await send("DELETE /app/api/webhooks/{id}", { id });
      return id;
    },
    {
      onDone: (id) => {
        draft.set(null);
        setAsking(null);
        onRemoved(id);
        toast({ text: words.removed, tone: "good" });
      },
      onRefused: () => setAsking(null),
    },
  );
  const [invalid] = isProblem(error, "invalid_url") ? errorsOf(error) : [];
  const refused = invalid && words.badUrl(explain(invalid));
  const wrong = refused ?? (error === undefined ? errorAt("/url") : undefined);

  function save() {
    const url = wholeAddress(typed);
    if (url !== "" && events.length === 0) focusField("/events");
    // The same address need not be sent: an older one may be refused by today's rules.
    else submit({ ...(url !== "" && url === webhook?.url ? {} : { url }), events, name });
  }

  useEffect(forget, [typed, events, name]);

  return (
    <section class="card stack" aria-labelledby="address-title">
      <h2 id="address-title">{words.addressTitle}</h2>
      <form class="stack" noValidate onSubmit={instead(save)}>
        {refused === undefined && <Errors error={error ?? removal.error} />}
        <AddressField
          label={words.url}
          hint={words.urlHint}
          type="url"
          inputMode="url"
          value={typed}
          placeholder="https://example.com/hooks/qr"
          maxLength={LONGEST_URL}
          onInput={(url) => change({ url })}
          error={wrong}
        />
        <p class="hidden" role="alert">
          {wrong ?? ""}
        </p>
        {webhook !== null && (
          <TextField
            label={words.name}
            hint={words.nameHint}
            optional
            value={name}
            maxLength={LONGEST_NAME}
            onInput={(called) => change({ name: called })}
          />
        )}
        <Events
          chosen={events}
          onChange={(chosen) => change({ events: [...chosen] })}
          error={events.length === 0 ? words.eventsMissing : undefined}
        />
        <div class="row">
          <Button kind="primary" type="submit" busy={busy && asking === null}>
            {words.save}
          </Button>
        </div>
      </form>
      {webhook !== null && (
        <>
          <p class="soft small-text">
            {webhook.url !== null && `${words.secretHidden} `}
            <time dateTime={webhook.updatedAt} title={dateTime(webhook.updatedAt)}>
              {words.changedAt(ago(webhook.updatedAt))}.
            </time>
          </p>
          <div class="row">
            {webhook.url !== null && (
              <Button small icon="refresh" onClick={() => setAsking("rotate")}>
                {words.rotate}
              </Button>
            )}
            <Button small kind="quiet" icon="trash" onClick={() => setAsking("remove")}>
              {words.remove}
            </Button>
          </div>
        </>
      )}
      {asking === "rotate" && (
        <Confirm
          title={words.rotateTitle}
          text={words.rotateText}
          yes={words.rotateNow}
          no={words.cancel}
          busy={busy}
          onYes={() => submit({ rotate: true })}
          onNo={() => setAsking(null)}
        />
      )}
      {asking === "remove" && webhook !== null && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          yes={words.removeNow}
          no={words.keep}
          isDanger
          busy={removal.busy}
          onYes={() => removal.submit(webhook.id)}
          onNo={() => setAsking(null)}
        />
      )}
    </section>
  );
}
