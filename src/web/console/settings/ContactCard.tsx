import { useState } from "preact/hooks";
import type { Me } from "quietzone-client";
import { CONTACT_LENGTH } from "../../../features/tenants/constants.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { changeMe } from "./change.ts";
import { useTexts } from "../../texts/texts.ts";

const MAIL = /^mailto:/i;

/**
 * The contact that pages of switched-off codes link.
 * @param props.onChanged - told of the workspace as it is afterwards.
 */
export function ContactCard({ me, onChanged }: { readonly me: Me; readonly onChanged: (me: Me) => void }) {
  const words = useTexts("contact");
  const [contact, setContact] = useState((me.tenant.contact ?? "").replace(MAIL, ""));

  const { submit, busy, text, forget } = useSubmit(() => changeMe({ contact: addressOf(contact) }), {
    repeats: true,
    onDone: (changed) => {
      onChanged(changed);
      setContact((changed.tenant.contact ?? "").replace(MAIL, ""));
      toast({ text: changed.tenant.contact === null ? words.removed : words.saved, tone: "good" });
    },
  });

  return (
    <section class="card stack" aria-labelledby="settings-contact">
      <h2 id="settings-contact">{words.title}</h2>
      <p class="soft">{words.intro}</p>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        <TextField
          label={words.contact}
          hint={words.hint}
          optional
          spellcheck={false}
          maxLength={CONTACT_LENGTH}
          value={contact}
          onInput={(typed) => {
            setContact(typed);
            forget();
          }}
          error={text}
        />
        <div>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}

/**
 * A typed contact in the form of the API: `info@museum.example` → `mailto:info@museum.example`; `null` for
 * nothing.
 */
function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  return /^[^\s/:@]+@[^\s/:@]+$/.test(text) ? `mailto:${text}` : wholeAddress(text);
}
