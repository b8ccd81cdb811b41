import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { ProblemCode } from "quietzone-client";
import { isProblem } from "../../../sdk/src/problem.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Errors } from "./Errors.tsx";
import { TextField } from "./Field.tsx";
import { instead, Slips, useSubmit } from "./submit.ts";

const TYPED = "/confirm";

/** Asks before something is deleted, and tells why it was refused. */
export function DangerDialog(props: {
  readonly title: string;
  /** The name of the button that deletes. */
  readonly yes: string;
  /** The name of the button that changes nothing. */
  readonly no: string;
  /** A text that has to be typed, because this can't be undone. */
  readonly typing?: { readonly label: string; readonly text: string; readonly wrong: string };
  /** @throws the refusal that is told. */
  readonly act: () => Promise<unknown>;
  /** The code of a refusal that means that it was deleted elsewhere, as intended. */
  readonly goneCode?: ProblemCode;
  readonly onClose: () => void;
  /** Called when it is deleted. It closes the dialog. */
  readonly onDone: () => void;
  readonly children: ComponentChildren;
}) {
  const { act, typing, goneCode, onClose, onDone } = props;
  const [typed, setTyped] = useState("");
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      if (typing && typed.trim() !== typing.text.trim()) throw new Slips({ [TYPED]: typing.wrong });
      await act().catch((refused: unknown) => {
        if (goneCode === undefined || !isProblem(refused, goneCode)) throw refused;
      });
    },
    { fields: [TYPED], repeats: true, onDone },
  );
  return (
    <Dialog
      title={props.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{props.no}</Button>
          <Button kind="danger" icon="trash" busy={busy} onClick={() => submit()}>
            {props.yes}
          </Button>
        </>
      }
    >
      <Errors error={error} />
      {props.children}
      {typing && (
        <form onSubmit={instead(submit)} noValidate>
          <TextField
            label={typing.label}
            value={typed}
            spellcheck={false}
            onInput={(text) => {
              setTyped(text);
              forget();
            }}
            error={errorAt(TYPED)}
          />
        </form>
      )}
    </Dialog>
  );
}
