import { useRef, useState } from "preact/hooks";
import { Link } from "../../lib/route.tsx";
import { dateTime } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { ask } from "../api.ts";
import { ShownOnce } from "../parts/ShownOnce.tsx";
import type { NewWorkspace } from "../records.ts";
import { PlanSelect } from "./PlanSelect.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Makes a workspace, and shows its first key once. */
export function MakeWorkspace(props: { readonly onClose: () => void; readonly onMade: () => void }) {
  const { onClose, onMade } = props;
  const words = useTexts("deskWorkspaces");
  const desk = useTexts("desk");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [plan, setPlan] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const [made, setMade] = useState<NewWorkspace | null>(null);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    () => {
      const slips = {
        ...(name.trim() === "" && { "/name": words.nameEmpty }),
        ...(email.trim() === "" && { "/email": words.emailEmpty }),
      };
      if (Object.keys(slips).length > 0) throw new Slips(slips);
      const body = { name: name.trim(), email: email.trim(), ...(plan === "" ? {} : { plan }) };
      return ask<NewWorkspace>("POST", "workspaces", { body });
    },
    {
      fields: ["/name", "/email"],
      onDone: (answer) => {
        setMade(answer);
        onMade();
      },
      onRefused: () => toFirstWrong(form.current),
    },
  );
  if (made) return <Made made={made} onClose={onClose} />;
  return (
    <Dialog
      title={words.make}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{desk.cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => submit()}>
            {words.makeNow}
          </Button>
        </>
      }
    >
      <Errors error={error} />
      <p>{words.makeText}</p>
      <form class="stack" noValidate ref={form} onSubmit={instead(submit)}>
        <TextField
          label={words.name}
          value={name}
          maxLength={200}
          onInput={(typed) => {
            setName(typed);
            forget();
          }}
          error={errorAt("/name")}
        />
        <TextField
          label={words.email}
          type="email"
          value={email}
          maxLength={254}
          onInput={(typed) => {
            setEmail(typed);
            forget();
          }}
          error={errorAt("/email")}
        />
        <PlanSelect label={words.plan} value={plan} none={words.planUsual} onChange={setPlan} />
        {/* Without a button a form of several fields is not sent by Enter. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

function Made({ made, onClose }: { readonly made: NewWorkspace; readonly onClose: () => void }) {
  const words = useTexts("deskWorkspaces");
  const { link } = made.owner ?? { link: null };
  return (
    <ShownOnce
      title={words.made}
      onClose={onClose}
      secrets={[
        { label: words.apiKey, text: made.apiKey },
        ...(link
          ? [{ label: words.ownerLink, text: link.url, hint: words.validUntil(dateTime(link.expiresAt)) }]
          : []),
      ]}
    >
      <p>
        <Link to={`/workspaces/${encodeURIComponent(made.id)}`}>{words.openIt}</Link>
      </p>
    </ShownOnce>
  );
}
