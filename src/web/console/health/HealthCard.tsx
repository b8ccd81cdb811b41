import type { CodeRecord } from "../../../codes/model.ts";
import { Link } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { shown } from "../codes/addresses.ts";
import { texts } from "./card-texts.ts";
import { Health } from "./Health.tsx";

/** How a code's destinations were at their last check, and where scans of a dead one lead. */
export function HealthCard({ code }: { readonly code: CodeRecord }) {
  const t = useTexts(texts);
  const { active, fallback, health } = code;
  const { state, status, reason, since, checkedAt, destination } = health;
  const facts = [
    reason !== null && t[`reason_${reason}`],
    status !== null && state !== "ok" && t.status(status),
    since !== null && state !== "ok" && state !== "unchecked" && t.since(since),
    checkedAt !== null && t.checked(checkedAt),
  ].filter((fact) => typeof fact === "string");
  return (
    <section class="card stack rules-card" aria-labelledby="health">
      <div class="row spread">
        <h2 id="health">{t.title}</h2>
        {active && <Health health={health} />}
      </div>
      <p>{active ? t[state] : t.offNow}</p>
      {active && destination !== undefined && state !== "ok" && (
        <p class="mono health-address">{shown(destination)}</p>
      )}
      {active && facts.length > 0 && <p class="soft">{facts.join(" ")}</p>}
      <p class="health-address">
        {fallback === null ? t.noFallback : `${t.fallback} ${shown(fallback)}`}{" "}
        <Link to={`/codes/${encodeURIComponent(code.id)}/rules`}>{fallback === null ? t.set : t.change}</Link>
      </p>
    </section>
  );
}
