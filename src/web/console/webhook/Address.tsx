import { useEffect, useState } from "preact/hooks";
import type { Webhook, WebhookInput, WebhookSaved } from "quietzone-client";
import { LONGEST_URL } from "../../../kit/outbound/constants.ts";
import { call } from "../../lib/api.ts";
import { useExplain } from "../../lib/explain.ts";
import { ago, dateTime } from "../../lib/format.ts";
import { currentKey } from "../../lib/key.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { errorsOf } from "../../lib/problem.ts";
import { createStore, useStore } from "../../lib/store.ts";
import { AddressField } from "../../ui/AddressField.tsx";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { focusField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { Confirm } from "./Confirm.tsx";
import { Events } from "./Events.tsx";
import { wholeAddress } from "../../lib/whole-address.ts";
import { useTexts } from "../../texts/texts.ts";

/** The form as it is typed. */
type Draft = { readonly url: string } & Pick<Webhook, "events">;

/** A form that is not saved yet, and the key of its session. It outlives the view, in memory only. */
const draft = createStore<({ readonly by: string | null } & Draft) | null>(null);

/** The receiver's address, the events that it gets, and its actions. */
export function Address(props: {
  readonly webhook: Webhook;
  readonly onChange: (saved: WebhookSaved) => void;
}) {
  const words = useTexts("webhook");
  const explain = useExplain();
  const { webhook, onChange } = props;
  const kept = useStore(draft);
  const saved: Draft = { url: webhook.url ?? "", events: webhook.events };
  const { url: typed, events } = kept?.by === currentKey() ? kept : saved;
  const change = (part: Partial<Draft>) => draft.set({ by: currentKey(), url: typed, events, ...part });
  const [asking, setAsking] = useState<"rotate" | "remove" | null>(null);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async (body: WebhookInput) => {
      // An empty address would remove the webhook; a button that asks first does that.
      if (body.url === "" && asking !== "remove") throw new Slips({ "/url": words.urlMissing });
      return call("PUT /app/api/webhook", { body });
    },
    {
      repeats: true,
      onDone: (answer, body) => {
        draft.set(null);
        setAsking(null);
        onChange(answer);
        toast({ text: body.url === "" ? words.removed : words.saved, tone: "good" });
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
    else submit({ ...(url !== "" && url === webhook.url ? {} : { url }), events });
  }

  useEffect(forget, [typed, events]);

  return (
    <section class="card stack" aria-labelledby="address-title">
      <h2 id="address-title">{words.addressTitle}</h2>
      <form class="stack" noValidate onSubmit={instead(save)}>
        {refused === undefined && <Errors error={error} />}
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
      {webhook.configured && (
        <>
          <p class="soft small-text">
            {words.secretHidden}{" "}
            {webhook.updatedAt !== null && (
              <time dateTime={webhook.updatedAt} title={dateTime(webhook.updatedAt)}>
                {words.changedAt(ago(webhook.updatedAt))}.
              </time>
            )}
          </p>
          <div class="row">
            <Button small icon="refresh" onClick={() => setAsking("rotate")}>
              {words.rotate}
            </Button>
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
      {asking === "remove" && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          yes={words.removeNow}
          no={words.keep}
          isDanger
          busy={busy}
          onYes={() => submit({ url: "" })}
          onNo={() => setAsking(null)}
        />
      )}
    </section>
  );
}
