import { useRef, useState } from "preact/hooks";
import type { Me } from "quietzone-client";
import { EMAIL_LENGTH, NAME_LENGTH } from "../../../features/tenants/constants.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useDoubt } from "../signin/email.ts";
import { knownName, rememberName } from "../signin/known.ts";
import { changeMe } from "./change.ts";
import { useTexts } from "../../texts/texts.ts";

/** The workspace's name and address. @param props.onChanged - told of the workspace as it is afterwards. */
export function ProfileCard({ me, onChanged }: { readonly me: Me; readonly onChanged: (me: Me) => void }) {
  const words = useTexts("settings");
  const signin = useTexts("signin");
  const common = useTexts("alerts");
  const { tenant } = me;
  const [name, setName] = useState(tenant.name);
  const [email, setEmail] = useState(tenant.email);
  const form = useRef<HTMLFormElement>(null);
  const doubt = useDoubt();
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      const address = email.trim();
      if (address !== tenant.email) doubt(address);
      return changeMe({ name, email: address });
    },
    {
      fields: ["/name", "/email"],
      onDone: (changed) => {
        if (knownName() === tenant.name) rememberName(changed.tenant.name);
        setName(changed.tenant.name);
        onChanged(changed);
        toast({ text: common.saved, tone: "good" });
      },
      onRefused: () => toFirstWrong(form.current),
    },
  );
  const said = errorAt("/email");
  return (
    <section class="card stack" aria-labelledby="settings-profile">
      <h2 id="settings-profile">{words.profile}</h2>
      <form class="stack" noValidate ref={form} onSubmit={instead(submit)}>
        <Errors error={error} />
        <TextField
          label={signin.name}
          hint={signin.nameHint}
          maxLength={NAME_LENGTH}
          value={name}
          onInput={(typed) => {
            setName(typed);
            forget();
          }}
          error={errorAt("/name") && signin.nameEmpty}
        />
        <TextField
          label={signin.email}
          hint={signin.emailHint}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          value={email}
          onInput={(typed) => {
            setEmail(typed);
            forget();
          }}
          error={said && (said === signin.emailDoubt ? said : signin.emailWrong)}
        />
        <div>
          <Button type="submit" busy={busy}>
            {common.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
