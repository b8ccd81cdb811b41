import type { Analytics } from "../../../analytics/model.ts";
import { number, percent } from "../../lib/format.ts";
import { useTexts } from "../../lib/texts.ts";
import { texts } from "./texts.ts";

const STEPS = ["scans", "pageViews", "ctaClicks", "formStarts", "leads"] as const;

/** The funnel from scan to lead. */
export function Funnel({ funnel }: { readonly funnel: Analytics["funnel"] }) {
  const t = useTexts(texts);
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  /** The service's own rates, where it gives them. */
  const rates: Partial<Record<(typeof STEPS)[number], number>> = {
    ctaClicks: funnel.ctaRate,
    leads: funnel.leadRate,
  };
  const rate = (step: (typeof STEPS)[number]) =>
    rates[step] ?? (funnel.scans === 0 ? 0 : funnel[step] / funnel.scans);

  return (
    <section class="card">
      <table class="bars">
        <caption>{t.funnel}</caption>
        <thead class="hidden">
          <tr>
            <th scope="col">{t.step}</th>
            <th scope="col">{t.count}</th>
            <th scope="col">{t.ofScans}</th>
          </tr>
        </thead>
        <tbody>
          {STEPS.map((step) => (
            <tr key={step} data-step={step}>
              <th scope="row">
                <span class="bar-name">{t[step]}</span>
                <span class="share-bar" style={{ "--share": funnel[step] / most }} aria-hidden="true" />
              </th>
              <td class="num">{number(funnel[step])}</td>
              <td class="num soft">{step === "scans" ? "" : percent(rate(step))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft note">{t.funnelNote}</p>
    </section>
  );
}
