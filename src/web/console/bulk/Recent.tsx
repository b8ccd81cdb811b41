import { useState } from "preact/hooks";
import { call } from "../../lib/api.ts";
import { dateTime } from "../../lib/format.ts";
import { useStore } from "../../lib/store.ts";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { refreshMe, useMe } from "../session.ts";
import { dropMadeFile, type MadeFile, madeFiles } from "./recent.ts";
import { session, startOver } from "./session.ts";
import { useTexts } from "../../texts/texts.ts";

/** The files of the last day, with their undo. */
export function Recent() {
  const words = useTexts("recentFiles");
  const { typed } = useTexts("bulk");
  const me = useMe();
  const files = useStore(madeFiles).filter(({ tenantId }) => tenantId === me?.tenant.id);
  const [chosen, setChosen] = useState<MadeFile | null>(null);
  if (files.length === 0) return null;
  return (
    <section class="card stack" aria-labelledby="bulk-recent">
      <h2 id="bulk-recent">{words.title}</h2>
      <ul class="plain-list stack-tight">
        {files.map((file) => {
          const name = file.name ?? typed;
          return (
            <li key={file.id} class="row spread">
              <span>
                <strong dir="auto">{name}</strong>{" "}
                <span class="soft">
                  <time dateTime={file.at}>{dateTime(file.at)}</time>
                </span>
              </span>
              <Button small icon="undo" onClick={() => setChosen(file)}>
                <span aria-hidden="true">{words.undo}</span>
                <span class="hidden">{words.undoOf(name)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {chosen && <Undo file={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

/** Confirms the undo of a file. Sent again after a lost answer, it does what is left. */
function Undo({ file, onClose }: { readonly file: MadeFile; readonly onClose: () => void }) {
  const words = useTexts("recentFiles");
  const { typed } = useTexts("bulk");

  async function undo(): Promise<void> {
    const { deleted, restored, kept } = await call("POST /app/api/bulk/{id}/undo", { id: file.id });
    const stayed =
      kept.length === 0 ? [] : [(restored === undefined ? words.kept : words.edited)(kept.length)];
    const done = restored === undefined ? words.undone(deleted) : words.restored(restored);
    toast({ text: [done, ...stayed].join(" "), tone: "good" });
  }

  return (
    <DangerDialog
      title={(file.isEdits ? words.restoreTitle : words.undoTitle)(file.name ?? typed)}
      yes={file.isEdits ? words.restoreNow : words.undoNow}
      no={file.isEdits ? words.keepChanges : words.cancel}
      act={undo}
      onClose={onClose}
      onDone={() => {
        // The newest one may still be offered as a ZIP.
        if (madeFiles.get()[0]?.id === file.id && ["made", "changed"].includes(session.get().stage.kind))
          startOver();
        onClose();
        dropMadeFile(file.id);
        refreshMe();
      }}
    >
      <p>{file.isEdits ? words.restoreText : words.undoText}</p>
    </DangerDialog>
  );
}
