import type { Lead } from "quietzone-client";
import { Button } from "../../ui/Button.tsx";
import { useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { markAll } from "./mark.ts";
import { useTexts } from "../../texts/texts.ts";

/** The number of chosen leads, and the button that marks them; with leads that are all handled, opens them again. */
export function MarkBar(props: {
  readonly chosen: readonly Lead[];
  readonly onClear: () => void;
  /** Told of each lead as it is now. */
  readonly onMarked: (lead: Lead) => void;
}) {
  const { chosen, onClear, onMarked } = props;
  const words = useTexts("leads");
  const reason = useReason();
  const open = chosen.filter(({ handled }) => !handled);
  const handled = open.length > 0;

  /** @param undoes - whether it takes the last change back, which is not undone again. */
  async function put(leads: readonly Lead[], to: boolean, undoes: boolean) {
    const changed: Lead[] = [];
    const note = (lead: Lead) => {
      changed.push(lead);
      onMarked(lead);
    };
    try {
      await markAll(leads, to, note);
    } catch (error) {
      toast({ text: reason(error), tone: "bad" });
    }
    if (changed.length === 0) return;
    const text = to ? words.marked(changed.length) : words.reopened(changed.length);
    const undo = { label: words.undo, run: () => void put(changed, !to, true) };
    toast({ text, tone: "good", ...(undoes ? {} : { action: undo }) });
  }

  const { submit, busy } = useSubmit(() => put(handled ? open : chosen, handled, false), { onDone: onClear });

  return (
    <section class="choice-bar" aria-label={words.actions}>
      <div class="choice-head">
        <p role="status">
          <strong>{words.chosen(chosen.length)}</strong>
        </p>
        <Button kind="quiet" small icon="close" label={words.clear} onClick={onClear} />
      </div>
      <Button small icon={handled ? "check" : "undo"} busy={busy} onClick={() => submit()}>
        {handled ? words.markHandled : words.reopen}
      </Button>
    </section>
  );
}
