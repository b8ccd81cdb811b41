import { useState } from "preact/hooks";
import { ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Check } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { KeyText } from "../keys/KeyText.tsx";
import { doneWithFreshKey, firstStay, type FreshKey } from "./fresh-key.ts";
import { KeySheet, saveKey } from "./KeySheet.tsx";
import { type Stay, Staying } from "./Staying.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Shows a new key once. */
export function NewKey({ fresh }: { readonly fresh: FreshKey }) {
  const words = useTexts("signin");
  const [kept, setKept] = useState(false);
  const [stay, setStay] = useState<Stay>(() => firstStay(fresh));
  // People who have a password are not locked out without it.
  const isSpare = fresh.workspace !== null;
  const [asked, setAsked] = useState(false);
  return (
    <>
      <form
        class="card stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (kept || isSpare) doneWithFreshKey(stay);
          else setAsked(true);
        }}
      >
        <ViewTitle>{words.newKeyTitle}</ViewTitle>
        <p>{isSpare ? words.newKeyPerson : words.newKeyText}</p>
        {/* Password managers look for these two when the form is sent. */}
        {!isSpare && (
          <span class="hidden" aria-hidden="true">
            <Input name="username" autoComplete="username" value={fresh.name} readOnly tabIndex={-1} />
            <Input
              type="password"
              name="password"
              autoComplete="new-password"
              value={fresh.apiKey}
              readOnly
              tabIndex={-1}
            />
          </span>
        )}
        <div class="secret">
          <p class="soft small-text">
            {words.ofWorkspace} <strong dir="auto">{fresh.name}</strong>
          </p>
          <KeyText of={fresh.apiKey} />
          <div class="row">
            <CopyButton text={fresh.apiKey} label={words.key} />
            <Button icon="print" onClick={() => print()}>
              {words.printKey}
            </Button>
            <Button
              icon="download"
              onClick={() => {
                saveKey(fresh, words);
                setKept(true);
              }}
            >
              {words.saveFile}
            </Button>
          </div>
        </div>
        {!isSpare && (
          <>
            <Check label={words.newKeyKept} checked={kept} onChange={setKept} />
            <Staying stay={stay} onChange={setStay} />
          </>
        )}
        {asked && !kept && (
          <p class="error" role="alert">
            {words.newKeyFirst}
          </p>
        )}
        <Button kind="primary" type="submit">
          {words.go}
        </Button>
      </form>
      <KeySheet of={fresh} />
    </>
  );
}
