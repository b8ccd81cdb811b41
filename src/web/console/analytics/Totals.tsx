import type { ComponentChildren } from "preact";
import { number, percent } from "../../lib/format.ts";
import { useTexts } from "../../lib/texts.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { texts, type Wording } from "./texts.ts";

type Name = "scans" | "uniqueVisitors" | "repeatScanners" | "leads" | "bots";

/** Totals of a period, compared with the previous one where there is one. */
export function Totals<N extends Name>(props: {
  readonly names: readonly N[];
  readonly totals: Readonly<Record<N, number>>;
  /** The counts of the previous period: `undefined` until they are read, `null` where there are none. */
  readonly before: { readonly totals: Readonly<Record<N, number>> } | null | undefined;
  /** Further entries of the list. */
  readonly children?: ComponentChildren;
}) {
  const t = useTexts(texts);
  const { names, totals, before, children } = props;
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title" class="hidden">
        {t.totals}
      </h2>
      <dl class="stats">
        {names.map((name) => (
          <div class="stat" key={name} data-total={name}>
            <dt>{t[name]}</dt>
            <dd class="stat-value">{number(totals[name])}</dd>
            {before !== null && (
              <dd class="stat-change">
                {before && <Change now={totals[name]} was={before.totals[name]} t={t} />}
              </dd>
            )}
          </div>
        ))}
        {children}
      </dl>
    </section>
  );
}

function Change({ now, was, t }: { readonly now: number; readonly was: number; readonly t: Wording }) {
  const { icon, words } = changeOf(now, was, t);
  return (
    <>
      <Icon name={icon} size={14} /> {words}
      {was > 0 && <span class="stat-was">{t.was(number(was))}</span>}
    </>
  );
}

function changeOf(now: number, was: number, t: Wording): { icon: IconName; words: string } {
  if (was === 0)
    return now === 0 ? { icon: "minus", words: t.nothingEither } : { icon: "up", words: t.noneBefore };
  if (now === was) return { icon: "minus", words: t.asBefore };
  const share = percent(Math.abs(now - was) / was);
  return now > was ? { icon: "up", words: t.more(share) } : { icon: "down", words: t.fewer(share) };
}
