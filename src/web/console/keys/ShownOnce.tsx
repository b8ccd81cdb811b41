import { useState } from "preact/hooks";
import type { CreatedKey } from "quietzone-client";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Check } from "../../ui/Field.tsx";
import { KeyText } from "./KeyText.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A new key. It stays until the person confirms that it is kept. */
export function ShownOnce({ made, onKept }: { readonly made: CreatedKey; readonly onKept: () => void }) {
  const words = useTexts("keys");
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const close = () => {
    if (kept) onKept();
    else setAsked(true);
  };
  return (
    <Dialog
      title={words.newTitle(made.name)}
      onClose={close}
      footer={
        <Button kind="primary" onClick={close}>
          {words.done}
        </Button>
      }
    >
      <div class="stack">
        <p>{words.once}</p>
        <div class="secret">
          <KeyText of={made.apiKey} />
          <CopyButton text={made.apiKey} label={words.key} />
        </div>
        <Check label={words.kept} checked={kept} onChange={setKept} />
        {asked && !kept && (
          <p class="error" role="alert">
            {words.first}
          </p>
        )}
      </div>
    </Dialog>
  );
}
