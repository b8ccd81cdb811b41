import type { RemovedMember } from "quietzone-client";
import { useState } from "preact/hooks";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { send } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { isCurrent } from "../keys/keys.ts";
import { signOut } from "../sign-out.ts";
import { useTexts } from "../../texts/texts.ts";

/** The keys that a member who is gone has made: one click revokes them. */
export function KeysLeft(props: {
  readonly name: string;
  readonly keys: RemovedMember["keys"];
  readonly onClose: () => void;
}) {
  const { name, onClose } = props;
  const words = useTexts("members");
  const [keys, setKeys] = useState(props.keys);
  const hasOwn = props.keys.some(isCurrent);
  const { submit, busy, error } = useSubmit(
    async () => {
      // The own key ends last: with it end the calls.
      for (const key of keys.toSorted((one, other) => Number(isCurrent(one)) - Number(isCurrent(other)))) {
        await send("DELETE /app/api/keys/{id}", { id: key.id }).catch((refused: unknown) => {
          if (!isProblem(refused, "key_not_found")) throw refused;
        });
        setKeys((rest) => rest.filter(({ id }) => id !== key.id));
      }
    },
    {
      onDone: () => {
        toast({ text: words.keysEnded(props.keys.length) });
        if (hasOwn) void signOut();
        else onClose();
      },
    },
  );
  return (
    <Dialog
      title={words.keysTitle(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.keysKeep}</Button>
          <Button kind="danger" icon="trash" busy={busy} onClick={() => submit()}>
            {words.keysEnd(keys.length)}
          </Button>
        </>
      }
    >
      <Errors error={error} />
      <p>{words.keysText}</p>
      <ul>
        {keys.map(({ id, name: keyName, hint }) => (
          <li key={id}>
            <span dir="auto">{keyName}</span> {hint !== null && <code class="soft">{hint}</code>}
          </li>
        ))}
      </ul>
      {hasOwn && (
        <p>
          <strong>{words.keysOwn}</strong>
        </p>
      )}
    </Dialog>
  );
}
