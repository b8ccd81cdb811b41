import type { Domain } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { isProblem, type QuietzoneProblem } from "../../../../sdk/src/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Notice } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Deletes a domain, unless codes are on it. */
export function RemoveDialog(props: {
  readonly domain: Domain;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}) {
  const { domain, onClose, onRemoved } = props;
  const words = useTexts("domains");
  const { submit, busy, error } = useSubmit(() => send("DELETE /app/api/domains/{id}", { id: domain.id }), {
    onDone: () => {
      toast({ text: words.removed(domain.host) });
      onClose();
      onRemoved();
    },
  });
  const codesOn = isProblem(error, "domain_in_use") ? countOf(error) : null;

  return (
    <Dialog
      title={words.removeTitle(domain.host)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {codesOn === null && (
            <Button kind="danger" icon="trash" busy={busy} onClick={() => submit()}>
              {words.remove}
            </Button>
          )}
        </>
      }
    >
      {codesOn === null ? (
        <>
          <Errors error={error} />
          <p>{words.removeText}</p>
        </>
      ) : (
        <Notice tone="warn">
          <p role="alert">{words.inUse(codesOn)}</p>
        </Notice>
      )}
    </Dialog>
  );
}

/** The number of codes that a refusal names. */
function countOf({ errors }: QuietzoneProblem): number {
  const count = errors[0]?.params?.["codes"];
  return typeof count === "number" ? count : 0;
}
