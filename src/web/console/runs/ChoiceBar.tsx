import { useEffect, useRef, useState } from "preact/hooks";
import { isAbort } from "../../lib/wait.ts";
import { Button } from "../../ui/Button.tsx";
import type { IconName } from "../../ui/Icon.tsx";
import { useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import type { CodeFilter } from "../codes/list.ts";
import { printCodes } from "../sheets/draft.ts";
import type { Scope } from "../../../kit/shared/scopes.ts";
import { allowed, useMay } from "../session.ts";
import { type Choice, readAll } from "./choice.ts";
import type { Chosen } from "./edit.ts";
import { DownloadDialog } from "./DownloadDialog.tsx";
import { type ActionName, EditDialog } from "./EditDialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/** An action with a dialog, or one that leads to another view. */
type ButtonName = ActionName | "download" | "print";

const BUTTONS: readonly { readonly name: ButtonName; readonly icon: IconName; readonly scope?: Scope }[] = [
  { name: "move", icon: "folder", scope: "codes:write" },
  { name: "tag", icon: "plus", scope: "codes:write" },
  { name: "untag", icon: "close", scope: "codes:write" },
  { name: "style", icon: "drop", scope: "codes:write" },
  { name: "activate", icon: "play", scope: "codes:write" },
  { name: "disable", icon: "pause", scope: "codes:write" },
  { name: "download", icon: "download" },
  { name: "print", icon: "print" },
  { name: "delete", icon: "trash", scope: "codes:write" },
];

/** The number of chosen codes and the actions on them, at the bottom of the list. */
export function ChoiceBar(props: {
  readonly choice: Choice<Chosen>;
  readonly chosen: readonly Chosen[];
  readonly filter: CodeFilter;
  /** The number of codes that the filter finds; `null` when it is unknown. */
  readonly all: number | null;
  /** Called when codes were changed, or changed back. */
  readonly onChanged: () => void;
}) {
  const { choice, chosen, filter, all, onChanged } = props;
  const words = useTexts("runs");
  const may = useMay();
  const [open, setOpen] = useState<Exclude<ButtonName, "print"> | null>(null);
  return (
    <section class="choice-bar" aria-label={words.actions}>
      <div class="choice-head">
        <p role="status">
          <strong>{words.chosen(chosen.length)}</strong>
        </p>
        <ChooseAll choice={choice} filter={filter} all={all} />
        <Button kind="quiet" small icon="close" label={words.clear} onClick={choice.clear} />
      </div>
      <div class="row choice-actions">
        {allowed(may, BUTTONS).map(({ name, icon }) => (
          <Button
            key={name}
            small
            icon={icon}
            kind={name === "delete" ? "danger" : "plain"}
            onClick={() => (name === "print" ? printCodes(chosen) : setOpen(name))}
          >
            {words[name]}
          </Button>
        ))}
      </div>
      {open === "download" && <DownloadDialog codes={chosen} onClose={() => setOpen(null)} />}
      {open !== null && open !== "download" && (
        <EditDialog
          action={open}
          codes={chosen}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            choice.clear();
            onChanged();
          }}
          onUndone={onChanged}
        />
      )}
    </section>
  );
}

/** Chooses all codes that the filter finds, also those that are not shown yet. */
function ChooseAll(props: {
  readonly choice: Choice<Chosen>;
  readonly filter: CodeFilter;
  readonly all: number | null;
}) {
  const { choice, filter } = props;
  const words = useTexts("runs");
  const reason = useReason();
  const [count, setCount] = useState<number | null>(null);
  const [found, setFound] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const all = found ?? props.all;

  async function choose() {
    const mine = new AbortController();
    stop.current = mine;
    setCount(0);
    try {
      const codes = await readAll(filter, setCount, mine.signal);
      setFound(codes.length);
      choice.put(codes, true);
    } catch (error) {
      if (!isAbort(error)) toast({ text: reason(error), tone: "bad" });
    } finally {
      if (!mine.signal.aborted) setCount(null);
    }
  }

  if (all !== null && choice.entries.size >= all) return null;
  return (
    <Button kind="quiet" small class="choice-others" busy={count !== null} onClick={() => void choose()}>
      {count !== null && count > 0
        ? words.reading(count)
        : all === null
          ? words.chooseMatching
          : words.chooseAll(all)}
    </Button>
  );
}
