import type { Analytics } from "quietzone-client";
import { number, percent } from "../../lib/format.ts";
import { FigureTable } from "../../ui/Table.tsx";
import { NameWithBar } from "./NameWithBar.tsx";
import { useTexts } from "../../texts/texts.ts";

const ALL = [
  "scans",
  "unlocked",
  "pageViews",
  "audioPlays",
  "offers",
  "ctaClicks",
  "formStarts",
  "leads",
] as const;

/** Most codes were never locked, and most pages have neither a recording nor codes of an offer. */
const RARE: readonly string[] = ["unlocked", "audioPlays", "offers"];

type Step = (typeof ALL)[number];

/** The funnel from scan to lead. */
export function Funnel({ funnel }: { readonly funnel: Analytics["funnel"] }) {
  const words = useTexts("analytics");
  const names = { ...words, offers: useTexts("pageFigures").offers };
  const steps = ALL.filter((step) => !RARE.includes(step) || funnel[step] > 0);
  const most = Math.max(1, ...steps.map((step) => funnel[step]));
  /** The service's own rates, where it gives them. */
  const rates: Partial<Record<Step, number>> = {
    ctaClicks: funnel.ctaRate,
    leads: funnel.leadRate,
  };
  const rate = (step: Step) => rates[step] ?? (funnel.scans === 0 ? 0 : funnel[step] / funnel.scans);

  return (
    <section class="card">
      <FigureTable
        look="bars"
        label={words.funnel}
        rows={steps}
        rowKey={(step) => step}
        rowAttributes={(step) => ({ "data-step": step })}
        columns={[
          {
            key: "step",
            head: words.step,
            names: true,
            cell: (step) => <NameWithBar name={names[step]} share={funnel[step] / most} />,
          },
          { key: "count", head: words.count, end: true, cell: (step) => number(funnel[step]) },
          {
            key: "rate",
            head: words.ofScans,
            end: true,
            attributes: () => ({ class: "soft" }),
            cell: (step) => (step === "scans" ? "" : percent(rate(step))),
          },
        ]}
      />
      <p class="soft note">{words.funnelNote}</p>
    </section>
  );
}
