import { useState } from "preact/hooks";
import type { Me } from "quietzone-client";
import { EMAIL_LENGTH } from "../../../features/tenants/constants.ts";
import { englishOrGerman, language as spoken } from "../../lib/language.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { changeMe } from "../settings/change.ts";
import { useTexts } from "../../texts/texts.ts";

/** The address that is told of dead destinations. @param props.onChanged - told of the workspace as it is afterwards. */
export function AlertsCard({ me, onChanged }: { readonly me: Me; readonly onChanged: (me: Me) => void }) {
  const words = useTexts("alerts");
  const { alerts } = me;
  const [email, setEmail] = useState(alerts?.email ?? "");
  const [language, setLanguage] = useState(alerts?.language ?? englishOrGerman(spoken()));

  const { submit, busy, text, forget } = useSubmit(
    async (next: { readonly email: string; readonly language: typeof language } | null) => {
      if (next?.email === "") throw new Slips({ "/alerts/email": words.empty });
      return changeMe({ alerts: next });
    },
    {
      onDone: (changed, next) => {
        onChanged(changed);
        const isWaiting = changed.alerts !== null && !changed.alerts.confirmed;
        const said = next === null ? words.stopped : isWaiting ? words.sent(next.email) : words.saved;
        toast({ text: said, tone: "good" });
        if (next === null) setEmail("");
      },
    },
  );

  return (
    <section class="card stack" aria-labelledby="settings-alerts">
      <div class="row spread">
        <h2 id="settings-alerts">{words.title}</h2>
        {alerts && (
          <span class={alerts.confirmed ? "badge good" : "badge warn"}>
            {alerts.confirmed ? words.confirmed : words.waiting}
          </span>
        )}
      </div>
      <p class="soft">{words.intro}</p>
      <form class="stack" noValidate onSubmit={instead(() => submit({ email: email.trim(), language }))}>
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          value={email}
          onInput={(typed) => {
            setEmail(typed);
            forget();
          }}
          error={text}
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
            <Button kind="quiet" onClick={() => submit(null)}>
              {words.stop}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
