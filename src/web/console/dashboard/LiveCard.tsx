import { list, number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Sparkline } from "../../ui/Sparkline.tsx";
import { valueName } from "../analytics/names.ts";
import { useBots } from "../bots.ts";
import { useLive } from "./use-live.ts";

/** Codes and countries that are shown of those that come. */
const SHOWN = 3;

/** The scans of the last half hour, as they come. */
export function LiveCard() {
  const words = useTexts("dashboard");
  const common = useTexts("analytics");
  const counts = useLive(useBots());
  // Its place is kept until they come, so that nothing moves then.
  if (!counts) return <section class="card live no-print" aria-label={words.live} aria-busy="true" />;
  const { scans, minutes, codes, countries } = counts;
  const last = minutes.length - 1;
  return (
    <section class="card live no-print" aria-label={words.live} data-live={scans}>
      <p>
        <strong>{number(scans)}</strong> {words.liveScans(scans)}
      </p>
      <Sparkline values={minutes.map((minute) => minute.scans)} running={last} />
      {codes.length > 0 && (
        <ul class="live-codes">
          {codes.slice(0, SHOWN).map(({ id, title, shortId, scans }) => (
            <li key={id}>
              <Link to={`/codes/${encodeURIComponent(id)}/analytics`} class="cut">
                {title ?? shortId}
              </Link>{" "}
              <span class="hint">{number(scans)}</span>
            </li>
          ))}
        </ul>
      )}
      {countries.length > 0 && (
        <p class="hint">
          {list(
            countries
              .slice(0, SHOWN)
              .map(({ country, scans }) => `${valueName("country", country, common)} ${number(scans)}`),
          )}
        </p>
      )}
    </section>
  );
}
