import { useEffect, useState } from "preact/hooks";
import type { SignedIn } from "quietzone-client";
import { askBy } from "../../lib/again.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { enter, putSignedIn, useSignedIn, whoIsHere } from "../person/person.ts";
import { PersonForm } from "./PersonForm.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * Asks for a sign-in of the last 15 minutes over whatever is open. An action that waits for it goes on then,
 * and is refused when it is closed.
 */
export function Again() {
  const words = useTexts("signin");
  const signedIn = useSignedIn();
  const [waiting, setWaiting] = useState<readonly ((isIn: boolean) => void)[]>([]);
  useEffect(
    () =>
      askBy(async () => {
        if ((await whoIsHere()) === null) return false;
        return new Promise<boolean>((resolve) => setWaiting((others) => [...others, resolve]));
      }),
    [],
  );
  const end = (isIn: boolean) => {
    setWaiting([]);
    for (const resolve of waiting) resolve(isIn);
  };
  useEffect(() => {
    // The next person is asked for nothing that the one before has begun.
    if (signedIn === null) end(false);
  }, [signedIn]);
  if (waiting.length === 0 || signedIn === null) return null;
  const { id, email } = signedIn.person;
  const onIn = (answer: SignedIn) => {
    const isSame = answer.person.id === id;
    // A passkey or the provider may be somebody else's: then it is their console, and nothing goes on.
    if (isSame) putSignedIn(answer);
    else enter(answer);
    end(isSame);
  };
  return (
    <Dialog title={words.again} onClose={() => end(false)}>
      <p>{words.againText}</p>
      <PersonForm email={email} inPlace onIn={onIn} />
    </Dialog>
  );
}
