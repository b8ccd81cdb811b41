import { useState } from "preact/hooks";
import type { Domain } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { isObject, jsonObjectOf } from "../../lib/json.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import { AddressField } from "../../ui/AddressField.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Where the host leads without a short id, whether it answers GS1 addresses, and its files for apps. */
export function EditDialog(props: {
  readonly domain: Domain;
  readonly onClose: () => void;
  readonly onSaved: (domain: Domain) => void;
}) {
  const { domain, onClose, onSaved } = props;
  const words = useTexts("domains");
  const [draft, setDraft] = useState(() => ({
    home: domain.home ?? "",
    notFound: domain.notFound ?? "",
    apple: jsonText(domain.apple),
    android: jsonText(domain.android),
    gs1: domain.gs1,
  }));
  const put = (part: Partial<typeof draft>) => setDraft((last) => ({ ...last, ...part }));

  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const apple = parsed(draft.apple);
      const android = parsed(draft.android);
      const slips = {
        ...(apple === null || isObject(apple) ? {} : { "/apple": slipOf(apple, words.appleObject) }),
        ...(android === null || Array.isArray(android)
          ? {}
          : { "/android": slipOf(android, words.androidList) }),
      };
      if (Object.keys(slips).length > 0) throw new Slips(slips);
      const [home, notFound] = [wholeAddress(draft.home) || null, wholeAddress(draft.notFound) || null];
      const changes = jsonObjectOf({ home, notFound, apple, android, gs1: draft.gs1 });
      return call("PATCH /app/api/domains/{id}", { id: domain.id, draft: changes });
    },
    {
      fields: ["/home", "/notFound", "/apple", "/android"],
      onDone: (saved) => {
        toast({ text: words.saved, tone: "good" });
        onClose();
        onSaved(saved);
      },
    },
  );

  function slipOf(value: unknown, otherwise: string): string {
    return value === undefined ? words.notJson : otherwise;
  }

  return (
    <Dialog title={words.editTitle(domain.host)} onClose={onClose}>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        <Errors error={error} />
        <AddressField
          label={words.home}
          hint={words.homeHint}
          optional
          inputMode="url"
          placeholder="https://"
          value={draft.home}
          onInput={(home) => put({ home })}
          error={errorAt("/home")}
        />
        <AddressField
          label={words.notFound}
          hint={words.notFoundHint}
          optional
          inputMode="url"
          placeholder="https://"
          value={draft.notFound}
          onInput={(notFound) => put({ notFound })}
          error={errorAt("/notFound")}
        />
        <Check
          label={words.gs1}
          hint={words.gs1Hint(domain.host)}
          checked={draft.gs1}
          onChange={(gs1) => put({ gs1 })}
        />
        <details class="more" open={domain.apple !== null || domain.android !== null}>
          <summary>{words.apps}</summary>
          <div class="stack">
            <TextField
              label={words.apple}
              hint={words.appleHint}
              optional
              rows={4}
              spellcheck={false}
              value={draft.apple}
              onInput={(apple) => put({ apple })}
              error={errorAt("/apple")}
            />
            <TextField
              label={words.android}
              hint={words.appleHint}
              optional
              rows={4}
              spellcheck={false}
              value={draft.android}
              onInput={(android) => put({ android })}
              error={errorAt("/android")}
            />
          </div>
        </details>
        <div class="row end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function jsonText(value: unknown): string {
  return value === null ? "" : JSON.stringify(value, null, 2);
}

/** The JSON of a text; `null` of an empty one, `undefined` where it is none. */
function parsed(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
