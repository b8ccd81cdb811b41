import { useState } from "preact/hooks";
import { ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Check } from "../../ui/Field.tsx";
import { doneWithFreshKey, type FreshKey } from "./fresh-key.ts";
import { useTexts } from "../../texts/texts.ts";

/** Shows a new key once. */
export function NewKey({ fresh }: { readonly fresh: FreshKey }) {
  const words = useTexts("signin");
  const [kept, setKept] = useState(false);
  const [onDevice, setOnDevice] = useState(fresh.area === "device");
  const [asked, setAsked] = useState(false);
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (kept) doneWithFreshKey(onDevice ? "device" : "tab");
        else setAsked(true);
      }}
    >
      <ViewTitle>{words.newKeyTitle}</ViewTitle>
      <p>{words.newKeyText}</p>
      <div class="secret">
        <p class="soft small-text">
          {words.ofWorkspace} <strong dir="auto">{fresh.name}</strong>
        </p>
        <code>{fresh.apiKey}</code>
        <CopyButton text={fresh.apiKey} label={words.key} />
      </div>
      <Check label={words.newKeyKept} checked={kept} onChange={setKept} />
      <Check label={words.keepDevice} hint={words.keepDeviceHint} checked={onDevice} onChange={setOnDevice} />
      {asked && !kept && (
        <p class="error" role="alert">
          {words.newKeyFirst}
        </p>
      )}
      <Button kind="primary" type="submit">
        {words.go}
      </Button>
    </form>
  );
}
