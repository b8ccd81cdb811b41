import type { BulkCheck } from "quietzone-client";
import { MOST_ERRORS } from "../../../features/bulk/constants.ts";
import { number } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Field.tsx";
import { Notice } from "../../ui/State.tsx";
import { RowErrors } from "./RowErrors.tsx";
import { chooseSkips, make } from "./session.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

/** The result of a check: counts, errors and the button that makes the codes. */
export function Result(props: {
  readonly result: BulkCheck;
  readonly skips: boolean;
  /** Whether labels are printed: then no manifest would list the rows that were left out. */
  readonly isSheet: boolean;
}) {
  const { result, skips, isSheet } = props;
  const words = useTexts("bulk");
  const { rows, tracked, errors } = result;
  const isCut = errors.length >= MOST_ERRORS;
  const good = rows - errors.length;
  const wrong = isCut ? words.atLeast(number(errors.length)) : number(errors.length);

  return (
    <section class="stack wide" aria-labelledby="bulk-result">
      <h2 id="bulk-result">{words.resultTitle}</h2>
      <dl class="stats">
        <Stat name="rows" label={words.rows} value={number(rows)} />
        <Stat name="tracked" label={words.tracked} value={number(tracked)} />
        <Stat name="static" label={words.static} value={number(result.static)} />
        <Stat name="errors" label={words.wrong} value={wrong} />
      </dl>
      {errors.length === 0 ? (
        <Notice tone="good">
          <p>{words.allGood}</p>
        </Notice>
      ) : (
        <>
          <RowErrors errors={errors} />
          {isCut && <p class="soft">{words.errorsFirst}</p>}
          {isSheet ? (
            <p class="soft">{words.sheetNeedsAll}</p>
          ) : good > 0 || isCut ? (
            <Check label={words.skip} hint={words.skipHint} checked={skips} onChange={chooseSkips} />
          ) : (
            <p class="soft">{words.nothingGood}</p>
          )}
        </>
      )}
      {(errors.length === 0 || skips) && (
        <p>
          <Button kind="primary" icon="qr" onClick={() => void make(result)}>
            {makeLabel(isCut ? null : good, words)}
          </Button>
        </p>
      )}
    </section>
  );
}

function makeLabel(count: number | null, words: Words["bulk"]): string {
  if (count === null) return words.makeGood;
  return count === 1 ? words.makeOne : words.make(number(count));
}

function Stat(props: { readonly name: string; readonly label: string; readonly value: string }) {
  return (
    <div class="stat" data-total={props.name}>
      <dt>{props.label}</dt>
      <dd class="stat-value">{props.value}</dd>
    </div>
  );
}
