import { useState } from "preact/hooks";
import { EMAIL_LENGTH } from "../../../features/tenants/constants.ts";
import { call } from "../../lib/api.ts";
import { sendsMail } from "../../lib/operator.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * The own address: a link that is mailed to it changes or confirms it.
 * @param props.email - the present one.
 */
export function AddressCard(props: { readonly email: string }) {
  const words = useTexts("account");
  const [email, setEmail] = useState(props.email);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      const wanted = email.trim();
      await call("PATCH /app/api/person", { body: { email: wanted } });
      return wanted;
    },
    { fields: ["/email"], onDone: setSentTo },
  );
  return (
    <section class="card stack" aria-labelledby="account-address">
      <h2 id="account-address">{words.address}</h2>
      <p class="address">
        <strong>{props.email}</strong>
      </p>
      <p class="soft">
        {words.addressText} {!sendsMail() && words.addressNoMail}
      </p>
      {sendsMail() && (
        <form class="stack" noValidate onSubmit={instead(submit)}>
          <Errors error={error} />
          <TextField
            label={words.address}
            hideLabel
            hint={words.addressHint}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_LENGTH}
            value={email}
            onInput={(typed) => {
              setEmail(typed);
              setSentTo(null);
              forget();
            }}
            error={errorAt("/email") && words.addressWrong}
          />
          <div>
            <Button type="submit" icon="mail" busy={busy}>
              {words.sendLink}
            </Button>
          </div>
          <p role="status">{sentTo !== null && words.linkSent(sentTo)}</p>
        </form>
      )}
    </section>
  );
}
