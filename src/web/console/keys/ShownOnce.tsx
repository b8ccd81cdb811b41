import { useState } from "preact/hooks";
import { useStore } from "../../lib/store.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Check } from "../../ui/Field.tsx";
import { KeyText } from "./KeyText.tsx";
import { unkept } from "./unkept.ts";
import { useTexts } from "../../texts/texts.ts";

/** A new key over whatever is open. It stays until the person confirms that it is kept. */
export function ShownOnce() {
  const words = useTexts("signin");
  const made = useStore(unkept);
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  if (made === null) return null;
  const close = () => {
    setAsked(!kept);
    setKept(false);
    if (kept) unkept.set(null);
  };
  return (
    <Dialog
      title={words.newKeyOf(made.name)}
      onClose={close}
      footer={
        <Button kind="primary" onClick={close}>
          {words.newKeyDone}
        </Button>
      }
    >
      <div class="stack">
        <p>{words.newKeyOnce}</p>
        <div class="secret">
          <KeyText of={made.apiKey} />
          <CopyButton text={made.apiKey} label={words.key} />
        </div>
        <Check label={words.newKeyKept} checked={kept} onChange={setKept} />
        {asked && !kept && (
          <p class="error" role="alert">
            {words.newKeyFirst}
          </p>
        )}
      </div>
    </Dialog>
  );
}
