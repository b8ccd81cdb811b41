import { useState } from "preact/hooks";
import type { Domain } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { focusField, TextField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useAttempt } from "../attempt.ts";
import { useTexts } from "../../texts/texts.ts";

/** The form that adds a domain. A lost answer is asked for again by the same key. */
export function AddDomain({ onAdded }: { readonly onAdded: (domain: Domain) => void }) {
  const words = useTexts("domains");
  const [host, setHost] = useState("");
  const attempt = useAttempt();
  const { submit, busy, text, forget } = useSubmit(
    async () => {
      const wanted = host
        .trim()
        .replace(/^https?:\/\//i, "")
        .replace(/([^/])\/+$/, "$1");
      if (wanted === "") throw new Slips({ "/host": words.hostEmpty });
      const key = attempt.keyOf(wanted);
      return call("POST /app/api/domains", { "Idempotency-Key": key, body: { host: wanted } });
    },
    {
      onDone: (domain) => {
        attempt.end();
        setHost("");
        toast({ text: words.added(domain.host), tone: "good" });
        onAdded(domain);
      },
      onRefused: () => focusField("/host"),
    },
  );

  return (
    <form class="add-domain" noValidate onSubmit={instead(submit)}>
      <TextField
        label={words.host}
        hint={words.hostHint}
        pointer="/host"
        value={host}
        inputMode="url"
        spellcheck={false}
        maxLength={260}
        onInput={(typed) => {
          setHost(typed);
          forget();
        }}
        error={text}
      />
      <Button type="submit" icon="plus" busy={busy}>
        {words.add}
      </Button>
    </form>
  );
}
