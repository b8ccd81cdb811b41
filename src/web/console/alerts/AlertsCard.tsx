import { useState } from "preact/hooks";
import type { Me } from "../../../tenants/model.ts";
import { language as spoken, useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { useChange } from "../account/change.ts";
import { texts } from "./texts.ts";

/** The address that is told of dead destinations. @param props.onChanged - told of the workspace as it is afterwards. */
export function AlertsCard({ me, onChanged }: { readonly me: Me; readonly onChanged: (me: Me) => void }) {
  const words = useTexts(texts);
  const { change, busy, error, setError } = useChange(onChanged);
  const { alerts } = me;
  const [email, setEmail] = useState(alerts?.email ?? "");
  const [language, setLanguage] = useState(alerts?.language ?? spoken());

  async function put(next: { readonly email: string; readonly language: typeof language } | null) {
    const changed = await change({ alerts: next });
    if (changed === null) return;
    const isWaiting = changed.alerts !== null && !changed.alerts.confirmed;
    const text = next === null ? words.stopped : isWaiting ? words.sent(next.email) : words.saved;
    toast({ text, tone: "good" });
    if (next === null) setEmail("");
  }

  return (
    <section class="card stack" aria-labelledby="account-alerts">
      <div class="row spread">
        <h2 id="account-alerts">{words.title}</h2>
        {alerts && (
          <span class={alerts.confirmed ? "badge good" : "badge warn"}>
            {alerts.confirmed ? words.confirmed : words.waiting}
          </span>
        )}
      </div>
      <p class="soft">{words.intro}</p>
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          if (email.trim() === "") setError(words.empty);
          else void put({ email: email.trim(), language });
        }}
      >
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onInput={(text) => {
            setEmail(text);
            setError(undefined);
          }}
          error={error}
        />
        <Segments
          label={words.language}
          value={language}
          options={[
            { value: "en", label: words.english },
            { value: "de", label: words.german },
          ]}
          onChange={setLanguage}
        />
        <div class="row">
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
          {alerts && (
            <Button kind="quiet" onClick={() => void put(null)}>
              {words.stop}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
