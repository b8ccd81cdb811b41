import { useState } from "preact/hooks";
import type { Look, Style } from "quietzone-client";
import { NAME_LENGTH } from "../../../features/looks/constants.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { useLookSaver } from "./saver.ts";
import { useTexts } from "../../texts/texts.ts";

/** Saves a design as a look. */
export function SaveDialog(props: {
  readonly style: Style;
  readonly onClose: () => void;
  readonly onSaved: (look: Look) => void;
}) {
  const { style, onClose, onSaved } = props;
  const words = useTexts("looks");
  const [name, setName] = useState("");
  const [isDefault, setDefault] = useState(false);
  const { save, busy, error, nameError } = useLookSaver((look) => {
    toast({ text: words.saved(look.name), tone: "good" });
    onSaved(look);
  });
  // The dialog is inside the form of the code, which Enter must not submit.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    save({ name, style, isDefault }, null);
  };
  return (
    <Dialog
      title={words.saveAs}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => save({ name, style, isDefault }, null)}>
            {words.save}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it passes on what was typed in a field. */}
      <div class="stack" onKeyDown={onEnter}>
        {nameError === undefined && <Errors error={error} />}
        <p>{words.saveText}</p>
        <TextField
          label={words.name}
          pointer="/name"
          required
          maxLength={NAME_LENGTH}
          value={name}
          onInput={setName}
          error={nameError}
        />
        <Check label={words.defaultLabel} checked={isDefault} onChange={setDefault} />
      </div>
    </Dialog>
  );
}
