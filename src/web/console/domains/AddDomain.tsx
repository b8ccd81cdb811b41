import { useRef, useState } from "preact/hooks";
import type { DomainRecord } from "../../../domains/model.ts";
import { call } from "../../lib/api.ts";
import { useExplain } from "../../lib/explain.ts";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { focusField, TextField } from "../../ui/Field.tsx";
import { useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { randomKey } from "../random.ts";
import { isDomain } from "./domains.ts";
import { texts } from "./texts.ts";

/** The form that adds a domain. A lost answer is asked for again by the same key. */
export function AddDomain({ onAdded }: { readonly onAdded: (domain: DomainRecord) => void }) {
  const words = useTexts(texts);
  const explain = useExplain();
  const reason = useReason();
  const [host, setHost] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const attempt = useRef({ host: "", key: "" });

  async function add(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const wanted = host
      .trim()
      .replace(/^https?:\/\//i, "")
      .replace(/([^/])\/+$/, "$1");
    if (wanted === "") return refuse(words.hostEmpty);
    if (attempt.current.host !== wanted) attempt.current = { host: wanted, key: randomKey() };
    setBusy(true);
    setError(undefined);
    try {
      const domain = await call("POST", "/app/api/domains", isDomain, {
        body: { host: wanted },
        headers: { "idempotency-key": attempt.current.key },
      });
      attempt.current = { host: "", key: "" };
      setHost("");
      toast({ text: words.added(domain.host), tone: "good" });
      onAdded(domain);
    } catch (refused) {
      const [why] = refused instanceof Problem ? refused.errors : [];
      refuse(why ? explain(why) : reason(refused));
    } finally {
      setBusy(false);
    }
  }

  function refuse(text: string): void {
    setError(text);
    focusField("/host");
  }

  return (
    <form class="add-domain" noValidate onSubmit={(event) => void add(event)}>
      <TextField
        label={words.host}
        hint={words.hostHint}
        pointer="/host"
        value={host}
        inputMode="url"
        spellcheck={false}
        maxLength={260}
        onInput={(text) => {
          setHost(text);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit" icon="plus" busy={busy}>
        {words.add}
      </Button>
    </form>
  );
}
