import { useEffect, useRef, useState } from "preact/hooks";
import { address, save } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Check } from "../../ui/Field.tsx";
import { useSignedIn } from "../person/person.ts";
import { doneWithCodes, useUnkeptCodes } from "./unkept-codes.ts";
import { useTexts } from "../../texts/texts.ts";

/** New recovery codes, in place of every view until they are kept: they are shown only once. */
export function RecoveryCodes() {
  const codes = useUnkeptCodes() ?? [];
  const email = useSignedIn()?.person.email ?? "";
  const words = useTexts("account");
  const title = useRef<HTMLHeadingElement>(null);
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const text = [`Quietzone: ${words.codes}`, email, address("app"), "", ...codes, ""].join("\r\n");
  return (
    <section class="card stack recovery" aria-labelledby="account-codes">
      <h2 id="account-codes" tabIndex={-1} ref={title}>
        {words.codes}
      </h2>
      <p>{words.codesText}</p>
      <p class="soft address">
        {email} · {address("app")}
      </p>
      <ol class="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row no-print">
        <CopyButton text={text} label={words.codes} />
        <Button
          icon="download"
          onClick={() => save(new Blob([text], { type: "text/plain" }), "quietzone-recovery-codes.txt")}
        >
          {words.download}
        </Button>
        <Button icon="print" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <div class="stack no-print">
        <Check label={words.kept} checked={kept} onChange={setKept} />
        {asked && !kept && (
          <p class="error" role="alert">
            {words.first}
          </p>
        )}
        <div>
          <Button kind="primary" onClick={() => (kept ? doneWithCodes() : setAsked(true))}>
            {words.done}
          </Button>
        </div>
      </div>
    </section>
  );
}
