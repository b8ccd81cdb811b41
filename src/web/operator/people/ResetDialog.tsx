import { useState } from "preact/hooks";
import { dateTime } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check } from "../../ui/Field.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { ask, at } from "../api.ts";
import { ShownOnce } from "../parts/ShownOnce.tsx";
import type { OperatorPerson, ShownLink } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** A link for a new password, which is shown once. */
export function ResetDialog(props: {
  readonly person: OperatorPerson;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { person, onClose, onDone } = props;
  const words = useTexts("deskPeople");
  const desk = useTexts("desk");
  const [secondFactor, setSecondFactor] = useState(false);
  const [made, setMade] = useState<{ readonly link: ShownLink | null } | null>(null);
  const { submit, busy, error } = useSubmit(
    () =>
      ask<{ readonly link: ShownLink | null }>("POST", at`people/${person.id}/reset`, {
        body: { secondFactor },
      }),
    {
      onDone: (answer) => {
        setMade(answer);
        onDone();
      },
    },
  );
  if (made)
    return (
      <ShownOnce
        title={words.resetTitle(person.name)}
        onClose={onClose}
        secrets={
          made.link
            ? [
                {
                  label: words.resetMade,
                  text: made.link.url,
                  hint: words.until(dateTime(made.link.expiresAt)),
                },
              ]
            : []
        }
      >
        {made.link === null && <p>{words.noLink}</p>}
      </ShownOnce>
    );
  return (
    <Dialog
      title={words.resetTitle(person.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{desk.cancel}</Button>
          <Button kind="primary" icon="key" busy={busy} onClick={() => submit()}>
            {words.resetNow}
          </Button>
        </>
      }
    >
      <Errors error={error} />
      <p>{words.resetText}</p>
      {person.secondFactor && (
        <Check
          label={words.withFactor}
          hint={words.withFactorHint}
          checked={secondFactor}
          onChange={setSecondFactor}
        />
      )}
    </Dialog>
  );
}
