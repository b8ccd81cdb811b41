import { useState } from "preact/hooks";
import { call } from "../../lib/api.ts";
import { currentKey, holderArea } from "../../lib/holder.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { SignOutButton } from "../person/SignOutButton.tsx";
import { showFreshKey } from "../signin/fresh-key.ts";
import { KeySheet, saveKey } from "../signin/KeySheet.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The API key: where it is stored, its copy on paper or as a file, its replacement, and sign-out. */
export function KeyCard({ name }: { readonly name: string }) {
  const words = useTexts("settings");
  const signin = useTexts("signin");
  const [asking, setAsking] = useState(false);
  const apiKey = currentKey();
  if (apiKey === null) return null;
  const kept = { apiKey, name };
  return (
    <section class="card stack" aria-labelledby="settings-key">
      <h2 id="settings-key">{words.key}</h2>
      <p class="soft">{words.keyText}</p>
      <p>{holderArea() === "device" ? words.keyDevice : words.keyTab}</p>
      <div class="row">
        <Button icon="print" onClick={() => print()}>
          {signin.printKey}
        </Button>
        <Button icon="download" onClick={() => saveKey(kept, signin)}>
          {signin.saveFile}
        </Button>
        <Button icon="key" onClick={() => setAsking(true)}>
          {words.rotate}
        </Button>
        <SignOutButton />
      </div>
      <KeySheet of={kept} />
      {asking && <RotateDialog name={name} onClose={() => setAsking(false)} />}
    </section>
  );
}

function RotateDialog(props: { readonly name: string; readonly onClose: () => void }) {
  const words = useTexts("settings");
  const [way, setWay] = useState<"overlap" | "revoke">("overlap");
  const { submit, busy, error } = useSubmit(
    () => call("POST /app/api/keys/rotate", { body: { revoke: way === "revoke" } }),
    {
      onDone: ({ apiKey }) =>
        showFreshKey({ apiKey, name: props.name, area: holderArea(), isFirst: false, workspace: null }),
    },
  );

  return (
    <Dialog title={words.rotateTitle} onClose={props.onClose}>
      <form class="stack" onSubmit={instead(submit)}>
        <Errors error={error} />
        <fieldset class="choices">
          <legend>{words.rotateText}</legend>
          {(["overlap", "revoke"] as const).map((each) => (
            <label key={each} class="choice">
              <input type="radio" name="way" checked={way === each} onChange={() => setWay(each)} />
              <span>
                {words[each]}
                <span class="hint">{each === "overlap" ? words.overlapHint : words.revokeHint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div class="row end">
          <Button onClick={props.onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {words.rotateNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
