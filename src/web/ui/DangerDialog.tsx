import type { ComponentChildren } from "preact";
import type { ProblemCode } from "quietzone-client";
import { isRefusal } from "../lib/problem.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Errors } from "./Errors.tsx";
import { useSubmit } from "./submit.ts";

/** Asks before something is deleted, and tells why it was refused. */
export function DangerDialog(props: {
  readonly title: string;
  /** The name of the button that deletes. */
  readonly yes: string;
  /** The name of the button that changes nothing. */
  readonly no: string;
  /** @throws the refusal that is told. */
  readonly act: () => Promise<unknown>;
  /** The code of a refusal that means that it was deleted elsewhere, as intended. */
  readonly goneCode?: ProblemCode;
  readonly onClose: () => void;
  /** Called when it is deleted. It closes the dialog. */
  readonly onDone: () => void;
  readonly children: ComponentChildren;
}) {
  const { act, goneCode, onClose, onDone } = props;
  const { submit, busy, error } = useSubmit(
    () =>
      act().catch((refused: unknown) => {
        if (goneCode === undefined || !isRefusal(refused, goneCode)) throw refused;
      }),
    { onDone },
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
    </Dialog>
  );
}
