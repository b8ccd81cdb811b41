import { useRef, useState } from "preact/hooks";
import type { Me } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { EMAIL_LENGTH } from "../../../features/tenants/constants.ts";
import { call } from "../../lib/api.ts";
import { currentKey } from "../../lib/holder.ts";
import { useLoad } from "../../lib/load.ts";
import { go } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { SecretField } from "../signin/SecretField.tsx";
import { useWays } from "../signin/ways.ts";
import { goThere } from "./person.ts";
import { useTexts } from "../../texts/texts.ts";

/** Offers the first owner to a workspace that only keys open: an invitation that is accepted at once. */
export function OwnerCard({ me }: { readonly me: Me }) {
  const load = useLoad((signal) => call("GET /app/api/members", {}, { signal }), []);
  const passwords = useWays()?.passwords ?? false;
  if (currentKey() === null || !passwords || load.value === undefined) return null;
  return load.value.members.some(({ role }) => role === "owner") ? null : <OwnerForm me={me} />;
}

function OwnerForm({ me }: { readonly me: Me }) {
  const words = useTexts("owner");
  const signin = useTexts("signin");
  const [draft, setDraft] = useState({ email: me.tenant.email, name: me.tenant.name, password: "" });
  const put = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const form = useRef<HTMLFormElement>(null);
  /** The invitation that was made, so that a password that is refused does not make another. */
  const made = useRef<{ readonly email: string; readonly token: string } | null>(null);
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const email = draft.email.trim();
      if (made.current?.email !== email) {
        const { url } = await call("POST /app/api/invitations", { body: { email, role: "owner" } });
        made.current = { email, token: url.slice(url.lastIndexOf("/") + 1) };
      }
      const { token } = made.current;
      const body = { ...(draft.name.trim() === "" ? {} : { name: draft.name }), password: draft.password };
      try {
        const { workspace } = await call("POST /app/api/invitations/{id}", { id: token, body });
        await goThere(workspace.id);
      } catch (refused) {
        // People who have an account sign in to it, on the page of the invitation.
        if (!isProblem(refused, "session_required")) throw refused;
        go(`/invitation/${token}`);
      }
    },
    { fields: ["/email", "/name", "/password"], onRefused: () => toFirstWrong(form.current) },
  );
  return (
    <section class="card stack" aria-labelledby="settings-owner">
      <h2 id="settings-owner">{words.title}</h2>
      <p class="soft">{words.text}</p>
      <form class="stack" onSubmit={instead(submit)} noValidate ref={form}>
        <Errors error={error} />
        <TextField
          label={signin.email}
          type="email"
          name="username"
          autoComplete="username"
          maxLength={EMAIL_LENGTH}
          value={draft.email}
          onInput={(email) => put({ email })}
          error={errorAt("/email") && signin.emailWrong}
        />
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          value={draft.name}
          onInput={(name) => put({ name })}
          error={errorAt("/name")}
        />
        <SecretField
          label={signin.password}
          hint={words.passwordHint}
          name="new-password"
          autoComplete="new-password"
          value={draft.password}
          onInput={(password) => put({ password })}
          error={errorAt("/password")}
        />
        <div>
          <Button kind="primary" type="submit" busy={busy}>
            {words.make}
          </Button>
        </div>
      </form>
    </section>
  );
}
