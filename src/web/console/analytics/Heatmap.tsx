import { useState } from "preact/hooks";
import { number, time, weekday } from "../../lib/format.ts";
import { FigureTable } from "../../ui/Table.tsx";
import { firstWeekday } from "./dates.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

/** A cell: weekday, 0 is Monday, and hour. */
interface Slot {
  readonly day: number;
  readonly hour: number;
  readonly scans: number;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Scans by weekday and hour: a table of 7 by 24 cells, darker for more scans. */
export function Heatmap({ heatmap }: { readonly heatmap: readonly (readonly number[])[] }) {
  const words = useTexts("analytics");
  const [pointed, setPointed] = useState<Slot | null>(null);
  const slots = heatmap.flatMap((hours, day) => hours.map((scans, hour): Slot => ({ day, hour, scans })));
  const busiest = slots.reduce<Slot | null>(
    (best, slot) => (slot.scans > (best?.scans ?? 0) ? slot : best),
    null,
  );
  const most = Math.max(1, busiest?.scans ?? 0);
  const first = firstWeekday();
  const days = Array.from({ length: 7 }, (_, at) => (at + first - 1) % 7);
  const line = pointed
    ? words.heatAt(slotName(pointed, words), number(pointed.scans))
    : busiest && words.busiest(slotName(busiest, words), number(busiest.scans));

  function point(event: PointerEvent) {
    const cell = event.target instanceof HTMLElement ? event.target.closest("td") : null;
    const found = slots.find(({ day, hour }) => cell?.dataset["slot"] === `${day}-${hour}`);
    setPointed(found ?? null);
  }

  return (
    <section class="card">
      <FigureTable
        look="heat"
        label={words.weekdays}
        onPointerOver={point}
        onPointerLeave={() => setPointed(null)}
        rows={days}
        rowKey={(day) => `${day}`}
        columns={[
          {
            key: "day",
            head: <span class="hidden">{words.weekdayColumn}</span>,
            names: true,
            cell: (day) => <abbr title={weekday(day + 1)}>{weekday(day + 1, "short")}</abbr>,
          },
          ...HOURS.map((hour) => ({
            key: `${hour}`,
            head: <span class={hour % 6 === 0 ? "heat-hour" : "hidden"}>{hourName(hour)}</span>,
            attributes: (day: number) => ({
              "data-slot": `${day}-${hour}`,
              style: { "--heat": shade(heatmap[day]?.[hour] ?? 0, most) },
            }),
            cell: (day: number) => <span class="hidden">{number(heatmap[day]?.[hour] ?? 0)}</span>,
          })),
        ]}
      />
      <div class="heat-foot">
        <p class="soft">{line ?? words.nothingYet}</p>
        <p class="heat-scale soft" aria-hidden="true">
          {words.fewerShade}
          {[0, 0.25, 0.5, 0.75, 1].map((heat) => (
            <span class="heat-sample" key={heat} style={{ "--heat": heat }} />
          ))}
          {words.moreShade}
        </p>
      </div>
    </section>
  );
}

/** Even the smallest count differs visibly from zero. */
function shade(scans: number, most: number): number {
  return scans === 0 ? 0 : 0.12 + 0.88 * (scans / most);
}

/** `14` or `2 PM`, by locale. */
function hourName(hour: number): string {
  return time(new Date(hour * 3_600_000).toISOString(), { hour: "numeric", timeZone: "UTC" });
}

function slotName({ day, hour }: Slot, words: Words["analytics"]): string {
  return words.hourOf(weekday(day + 1), hourName(hour), hourName((hour + 1) % 24));
}
