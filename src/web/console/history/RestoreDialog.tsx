import { callTagged } from "../../lib/api.ts";
import { dateTime } from "../../lib/format.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { type ChangeRecord, differencesTo } from "./changes.ts";
import { Differences } from "./Differences.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Returns a code to what it was after a change, with an undo. */
export function RestoreDialog(props: {
  readonly codeId: string;
  readonly change: ChangeRecord;
  /** All changes after it, the newest first. */
  readonly newer: readonly ChangeRecord[];
  readonly onClose: () => void;
  readonly onRestored: () => void;
}) {
  const { codeId, change, newer, onClose, onRestored } = props;
  const words = useTexts("history");
  const reason = useReason();
  const differences = differencesTo(newer);
  const latest = newer[0]?.revision ?? change.revision;

  /** @param tag - the version that may be replaced. @returns the tag of the version that it makes. */
  async function restore(revision: number, tag: string): Promise<string> {
    const args = { id: codeId, "If-Match": tag, body: { revision } };
    return (await callTagged("POST /app/api/codes/{id}/restore", args)).tag;
  }

  const { submit, busy, error } = useSubmit(() => restore(change.revision, `"r${latest}"`), {
    onDone: (tag) => {
      const undo = { label: words.undo, run: () => void takeBack(tag) };
      toast({ text: words.restored(dateTime(change.at)), tone: "good", action: undo });
      onClose();
      onRestored();
    },
  });

  async function takeBack(tag: string): Promise<void> {
    try {
      await restore(latest, tag);
      toast({ text: words.undone, tone: "good" });
      onRestored();
    } catch (refused) {
      toast({ text: reason(refused), tone: "bad" });
    }
  }

  const isOutdated = isProblem(error) && error.status === 412;
  return (
    <Dialog
      title={words.restoreTitle}
      onClose={onClose}
      wide
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {differences.length > 0 && (
            <Button kind="primary" icon="undo" busy={busy} onClick={() => submit()}>
              {words.restoreNow}
            </Button>
          )}
        </>
      }
    >
      {isOutdated ? <p role="alert">{words.outdated}</p> : <Errors error={error} />}
      {differences.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <div class="change stack">
          <p>{words.restoreText(dateTime(change.at))}</p>
          <Differences of={differences} />
        </div>
      )}
    </Dialog>
  );
}
