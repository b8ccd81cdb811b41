import type { ComponentChildren } from "preact";
import { number, percent } from "../../lib/format.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { useTexts, type Words } from "../../texts/texts.ts";

type Name = "scans" | "uniqueVisitors" | "repeatScanners" | "leads" | "bots";

/** Totals of a period, compared with the previous one where there is something to compare. */
export function Totals<N extends Name>(props: {
  readonly names: readonly N[];
  readonly totals: Readonly<Record<N, number>>;
  /** The counts of the previous period: `undefined` until they are read, `null` where there are none. */
  readonly before: { readonly totals: Readonly<Record<N, number>> } | null | undefined;
  /** Further entries of the list. */
  readonly children?: ComponentChildren;
}) {
  const words = useTexts("analytics");
  const { names, totals, before, children } = props;
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title" class="hidden">
        {words.totals}
      </h2>
      <dl class="stats">
        {names.map((name) => (
          <div class="stat" key={name} data-total={name}>
            <dt>{words[name]}</dt>
            <dd class="stat-value">{number(totals[name])}</dd>
            {before !== null && (
              <dd class="stat-change">
                {before && before.totals[name] > 0 && (
                  <Change now={totals[name]} was={before.totals[name]} words={words} />
                )}
              </dd>
            )}
          </div>
        ))}
        {children}
      </dl>
    </section>
  );
}

function Change({
  now,
  was,
  words,
}: {
  readonly now: number;
  readonly was: number;
  readonly words: Words["analytics"];
}) {
  const { icon, text } = changeOf(now, was, words);
  return (
    <>
      <Icon name={icon} size={14} /> {text}
      {now !== was && <span class="stat-was"> {words.was(number(was))}</span>}
    </>
  );
}

/** @param was - more than 0. */
function changeOf(now: number, was: number, words: Words["analytics"]): { icon: IconName; text: string } {
  if (now === was) return { icon: "minus", text: words.asBefore };
  const share = percent(Math.abs(now - was) / was);
  return now > was ? { icon: "up", text: words.more(share) } : { icon: "down", text: words.fewer(share) };
}
