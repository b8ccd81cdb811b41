import { useState } from "preact/hooks";
import type { Code, CodeTotals } from "quietzone-client";
import { Button } from "../../ui/Button.tsx";
import { Empty, Failed, Loading } from "../../ui/State.tsx";
import { More } from "../../ui/More.tsx";
import { type Choice, useChoice } from "../runs/choice.ts";
import type { Chosen } from "../runs/edit.ts";
import { ChoiceBar } from "../runs/ChoiceBar.tsx";
import { ChooseShown } from "../runs/ChooseShown.tsx";
import { useDuplicate, useSwitch } from "./actions.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import type { CodeFilter, CodesInView } from "./list.ts";
import { Row } from "./Row.tsx";
import { useTexts, type Words } from "../../texts/texts.ts";

/** The codes that the filter finds, and actions on those that are chosen. */
export function CodeItems(props: {
  readonly view: CodesInView;
  readonly filter: CodeFilter;
  readonly onClear: () => void;
}) {
  const { view, filter, onClear } = props;
  const words = useTexts("codes");
  const duplicate = useDuplicate();
  const [doomed, setDoomed] = useState<Code | null>(null);
  const choice = useChoice<Chosen>(JSON.stringify({ ...filter, sort: "" }));
  const switchCode = useSwitch((code) => view.replace(code.id, code));
  const { codes, error, reload } = view;
  if (codes === undefined) return error ? <Failed error={error} retry={reload} /> : <Loading shape="rows" />;
  if (codes.length === 0 && !view.hasMore)
    return (
      <Empty icon="search" title={words.noneTitle} action={<Button onClick={onClear}>{words.clear}</Button>}>
        {words.noneText}
      </Empty>
    );
  const all = view.hasMore ? totalOf(filter, view.totals) : codes.length;
  const chosen = newestOf(choice.entries, codes);
  return (
    <>
      {error !== undefined && <Failed error={error} retry={reload} />}
      <h2 class="hidden">{words.list}</h2>
      <ChooseShown choice={choice} shown={codes} />
      <ul class="plain-list codes" aria-busy={view.loading}>
        {codes.map((code) => (
          <Row
            key={code.id}
            code={code}
            isChosen={choice.entries.has(code.id)}
            onChoose={(chosen, isChosen) => choice.put([chosen], isChosen)}
            onSwitch={switchCode}
            onDuplicate={(like) => void duplicate(like)}
            onDelete={setDoomed}
          />
        ))}
      </ul>
      <More pages={view} label={words.more} count={countText(codes.length, all, words)} />
      {chosen.length > 0 && (
        <ChoiceBar choice={choice} chosen={chosen} filter={filter} all={all} onChanged={reload} />
      )}
      {doomed && (
        <DeleteDialog
          code={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            choice.put([doomed], false);
            view.replace(doomed.id, null);
            setDoomed(null);
          }}
        />
      )}
    </>
  );
}

/** The number of codes that a filter finds, as far as the totals tell. */
function totalOf(
  { q, group, tags, active, health }: CodeFilter,
  totals: CodeTotals | undefined,
): number | null {
  if (!totals || q !== "" || group !== "" || tags.length > 0 || health !== "") return null;
  return { "": totals.codes, true: totals.active, false: totals.codes - totals.active }[active];
}

function countText(shown: number, all: number | null, words: Words["codes"]): string {
  if (all === null) return words.seenFirst(shown);
  return all > shown ? words.seenOf(shown, all) : words.seen(shown);
}

/** The chosen codes, those of the list as they are now: one of them may have been switched or edited since. */
function newestOf(chosen: Choice<Chosen>["entries"], codes: readonly Code[]): readonly Chosen[] {
  const listed = new Map(codes.map((code) => [code.id, code]));
  return [...chosen.values()].map((code) => listed.get(code.id) ?? code);
}
