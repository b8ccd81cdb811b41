import type { Code } from "quietzone-client";
import { Link } from "../../lib/route.tsx";
import { May } from "../May.tsx";
import { shown } from "../codes/addresses.ts";
import { Health } from "./Health.tsx";
import { useTexts } from "../../texts/texts.ts";

/** How a code's destinations were at their last check, and where scans of a dead one lead. */
export function HealthCard({ code }: { readonly code: Code }) {
  const words = useTexts("healthCard");
  const { active, fallback, health } = code;
  const { state, status, reason, since, checkedAt, destination } = health;
  const facts = [
    reason !== null && words[`reason_${reason}`],
    status !== null && state !== "ok" && words.status(status),
    since !== null && state !== "ok" && state !== "unchecked" && words.since(since),
    checkedAt !== null && words.checked(checkedAt),
  ].filter((fact) => typeof fact === "string");
  return (
    <section class="card stack" aria-labelledby="health">
      <div class="row spread">
        <h2 id="health">{words.title}</h2>
        {active && <Health health={health} />}
      </div>
      <p>{active ? words[state] : words.offNow}</p>
      {active && destination !== undefined && state !== "ok" && (
        <p class="mono health-address">{shown(destination)}</p>
      )}
      {active && facts.length > 0 && <p class="soft">{facts.join(" ")}</p>}
      <p class="health-address">
        {fallback === null ? words.noFallback : `${words.fallback} ${shown(fallback)}`}{" "}
        <May scope="codes:write">
          <Link to={`/codes/${encodeURIComponent(code.id)}/rules`}>
            {fallback === null ? words.set : words.change}
          </Link>
        </May>
      </p>
    </section>
  );
}
