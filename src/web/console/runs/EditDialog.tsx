import { useEffect, useRef, useState } from "preact/hooks";
import { useProblemText } from "../../lib/explain.ts";
import { number } from "../../lib/format.ts";
import { isAbort } from "../../lib/wait.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { useReason } from "../../ui/State.tsx";
import { type Toast, toast } from "../../ui/Toasts.tsx";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { GroupField } from "../codes/GroupField.tsx";
import { TagsField } from "../codes/TagsField.tsx";
import { LookSelect } from "../looks/LookSelect.tsx";
import { useLooks } from "../looks/looks.ts";
import { refreshMe } from "../session.ts";
import { type Batch, createBatch, type Failure, type BatchOutcome } from "./batch.ts";
import { type Chosen, type Edit, type EditStep, undoOf } from "./edit.ts";
import { useTexts } from "../../texts/texts.ts";

export type ActionName = "move" | "tag" | "untag" | "style" | "activate" | "disable" | "delete";

/** The failures that are listed. */
const LISTED = 10;

/** Confirms an action on chosen codes, does it, and offers its undo. */
export function EditDialog(props: {
  readonly action: ActionName;
  readonly codes: readonly Chosen[];
  /** Called when it is closed and nothing was begun. */
  readonly onClose: () => void;
  /** Called when it is closed and codes may have changed. */
  readonly onDone: () => void;
  /** Called when codes were changed back. */
  readonly onUndone: () => void;
}) {
  const { action, codes, onClose, onDone, onUndone } = props;
  const words = useTexts("runs");
  const reason = useReason();
  const [group, setGroup] = useState("");
  const [tags, setTags] = useState<readonly string[]>([]);
  const [noTag, setNoTag] = useState(false);
  const [look, setLook] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const [error, setError] = useState<unknown>();
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  /** Kept for the next try: nothing is done twice, and the undo knows the codes as they were. */
  const work = useRef<Work | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const count = number(codes.length);
  const busy = done !== null;

  async function run() {
    if (busy) return;
    if (action === "delete" && typed.replace(/\D/g, "") !== String(codes.length)) return setWrong(true);
    if ((action === "tag" || action === "untag") && tags.length === 0) return setNoTag(true);
    if (!work.current) {
      const edit = editOf(action, group, tags, look);
      const batch = createBatch([{ edit, ids: codes.map(({ id }) => id) }]);
      work.current = { edit, batch, before: codes };
    }
    const { edit, batch, before } = work.current;
    const mine = new AbortController();
    stop.current = mine;
    setError(undefined);
    setDone(0);
    try {
      const result = await batch.run(setDone, mine.signal);
      const { changed, failed } = result;
      const stayed = new Set(failed.map(({ id }) => id));
      const undo = undoOf(
        edit,
        before.filter(({ id }) => !stayed.has(id)),
      );
      if (changed > 0) tell({ text: words[DONE[action]](changed), tone: "good" }, undo);
      else if (failed.length === 0) tell({ text: words.unchanged }, []);
      if (failed.length === 0) onDone();
      else setOutcome(result);
    } catch (refused) {
      if (isAbort(refused)) tell({ text: words.stopped }, undoOf(edit, before));
      else setError(refused);
    }
    setDone(null);
    if (action === "delete") refreshMe();
  }

  /** Says what was done, with its undo where there is one. */
  function tell(message: Toast, undo: readonly EditStep[]) {
    const run = () => void takeBack(createBatch(undo));
    toast(undo.length === 0 ? message : { ...message, action: { label: words.undo, run } });
  }

  async function takeBack(batch: Batch) {
    try {
      const { changed, failed } = await batch.run();
      const stayed = failed.length === 0 ? [] : [words.failed(failed.length)];
      toast({ text: [words.undone(changed), ...stayed].join(" "), tone: "good" });
    } catch (refused) {
      const again = { label: words.tryAgain, run: () => void takeBack(batch) };
      toast({ text: reason(refused), tone: "bad", action: again });
    }
    onUndone();
  }

  /** Once begun, the work is stopped before the dialog closes. */
  function close() {
    stop.current?.abort();
    if (work.current) onDone();
    else onClose();
  }

  if (outcome)
    return (
      <Dialog
        title={words.failedTitle}
        onClose={close}
        footer={<Button onClick={close}>{words.close}</Button>}
      >
        <Failures failed={outcome.failed} codes={codes} />
      </Dialog>
    );
  return (
    <Dialog title={words[`${action}Title`](codes.length)} onClose={close}>
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <Errors error={error} />
        {/* A second try does what was begun. */}
        <div inert={work.current !== null}>
          {action === "move" && <GroupField hint={words.moveHint} value={group} onInput={setGroup} />}
          {(action === "tag" || action === "untag") && (
            <TagsField
              required
              value={tags}
              onInput={(next) => {
                setTags(next);
                setNoTag(false);
              }}
              error={noTag ? words.noTag : undefined}
            />
          )}
          {action === "style" && <LookChoice value={look} onChange={setLook} />}
        </div>
        {action !== "move" && <p>{words[`${action}Text`]}</p>}
        {action === "delete" && (
          <TextField
            label={words.deleteConfirm(count)}
            value={typed}
            inputMode="numeric"
            onInput={(text) => {
              setTyped(text);
              setWrong(false);
            }}
            error={wrong ? words.deleteWrong : undefined}
          />
        )}
        {done !== null && <Progress done={done} all={codes.length} />}
        <div class="row end">
          <Button onClick={close}>{busy ? words.stop : words.cancel}</Button>
          <Button kind={action === "delete" ? "danger" : "primary"} type="submit" busy={busy}>
            {error ? words.tryAgain : words[`${action}Now`]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** An edit that was begun. */
interface Work {
  readonly edit: Edit;
  readonly batch: Batch;
  readonly before: readonly Chosen[];
}

/** The text of each action's outcome. */
const DONE = {
  move: "moved",
  tag: "tagged",
  untag: "untagged",
  style: "styled",
  activate: "activated",
  disable: "disabled",
  delete: "deleted",
} as const;

/** The edit that an action stands for, with the value that was chosen for it. */
function editOf(action: ActionName, group: string, tags: readonly string[], look: string | null): Edit {
  if (action === "move") return { action, value: group.trim() || null };
  if (action === "tag" || action === "untag") return { action, value: tags };
  if (action === "style") return { action, value: look === null ? null : { saved: look } };
  return { action };
}

/** Chooses a saved look, or none. */
function LookChoice(props: {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const words = useTexts("runs");
  const { value: looks = [] } = useLooks();
  const likely = looks.find(({ isDefault }) => isDefault) ?? looks[0];
  useEffect(() => {
    if (likely) props.onChange(likely.id);
  }, [likely?.id]);
  return <LookSelect label={words.style} none={words.plain} looks={looks} {...props} />;
}

/** The progress of work on many codes. */
export function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  const words = useTexts("runs");
  return (
    <div class="stack-tight">
      <progress aria-label={words.actions} value={done} max={all} />
      <p class="soft numbers">{words.progress(done, all)}</p>
    </div>
  );
}

function Failures({
  failed,
  codes,
}: {
  readonly failed: readonly Failure[];
  readonly codes: readonly Chosen[];
}) {
  const words = useTexts("runs");
  const text = useProblemText();
  const names = new Map(codes.map((code) => [code.id, nameOfCode(code)]));
  return (
    <>
      <p>{words.failed(failed.length)}</p>
      <ul>
        {failed.slice(0, LISTED).map((failure) => (
          <li key={failure.id}>
            <strong dir="auto">{names.get(failure.id) ?? failure.id}</strong>: {text(failure)}
          </li>
        ))}
        {failed.length > LISTED && <li>{words.failedMore(failed.length - LISTED)}</li>}
      </ul>
    </>
  );
}
