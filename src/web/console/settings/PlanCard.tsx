import type { Me } from "quietzone-client";
import { bytes, number } from "../../lib/format.ts";
import { NEAR, shareOf } from "../../lib/share.ts";
import { operatorContact } from "../../lib/operator.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useTexts } from "../../texts/texts.ts";

const FEATURES = ["dynamicCode", "analytics", "deviceLog"] as const;

/** The plan, its limits and their use. */
export function PlanCard({ me }: { readonly me: Me }) {
  const words = useTexts("settings");
  const { plan, grants, usage } = me;
  return (
    <section class="card stack" aria-labelledby="settings-plan">
      <div class="row spread">
        <h2 id="settings-plan">
          {words.plan} <span class="plan-name">{plan.name}</span>
        </h2>
        <p class="soft">{plan.validUntil === null ? words.forever : words.until(plan.validUntil)}</p>
      </div>
      {plan.validUntil !== null && <p class="hint">{words.lapse}</p>}
      <Usage name="codes" used={usage.codes} limit={grants.codes} show={number} />
      <Usage name="plain" used={usage.plainCodes} limit={grants.plainCodes} show={number} />
      <Usage name="space" used={usage.bytes} limit={grants.bytes} show={bytes} />
      <Usage name="files" used={usage.fileBytes} limit={grants.fileBytes} show={bytes} />
      <p class="row spread">
        <span>{words.rows}</span>
        <span class="numbers soft">
          {grants.bulkRows === null ? words.noLimit : words.rowsOf(grants.bulkRows)}
        </span>
      </p>
      <ul class="plain-list features" aria-label={words.can}>
        {FEATURES.map((name) => (
          <li key={name} class={grants[name] ? "" : "lacks"}>
            <Icon name={grants[name] ? "check" : "minus"} size={18} />
            <span>
              {words[name]}
              <span class="hidden">: {grants[name] ? words.yes : words.no}</span>
              {name === "deviceLog" && !grants[name] && <span class="hint"> {words.deviceLogHint}</span>}
            </span>
          </li>
        ))}
      </ul>
      {grants.codes !== null && <Lift id={me.tenant.id} />}
    </section>
  );
}

/** Where the limits of a plan are lifted: for many, the operator is oneself. */
function Lift({ id }: { readonly id: string }) {
  const words = useTexts("settings");
  const signin = useTexts("signin");
  const contact = operatorContact();
  const command = `quietzone tenant plan ${id} unlimited`;
  return (
    <details class="more">
      <summary>{words.lift}</summary>
      <div class="stack-tight">
        <p>
          {words.liftAsk} {contact !== null && <a href={contact}>{signin.askOperator}</a>}
        </p>
        <p>{words.liftOwn}</p>
        <div class="row">
          <code>{command}</code>
          <CopyButton small text={command} label={words.lift} />
        </div>
      </div>
    </details>
  );
}

type Limit = "codes" | "plain" | "space" | "files";

/** The use of a limit. @param props.show - its numbers as text. */
function Usage(props: {
  readonly name: Limit;
  readonly used: number;
  readonly limit: number | null;
  readonly show: (count: number) => string;
}) {
  const { name, used, limit, show } = props;
  const words = useTexts("settings");
  if (limit === null)
    return (
      <p class="row spread">
        <span>{words[name]}</span>
        <span class="numbers">{words.usedNoLimit(show(used))}</span>
      </p>
    );
  const share = shareOf(used, limit);
  const { over, full, almost } = hintsOf(name, words);
  const hint = used > limit ? over : share >= 1 ? full : share >= NEAR ? almost : null;
  return (
    <div class="usage">
      <p class="row spread">
        <span id={`usage-${name}`}>{words[name]}</span>
        <span class="numbers">{words.used(show(used), show(limit))}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers let a <meter> be coloured in ways of their own, or not at all. */}
      <div
        class={`meter ${share >= 1 ? "bad" : share >= NEAR ? "warn" : ""}`}
        role="meter"
        aria-labelledby={`usage-${name}`}
        aria-valuemin={0}
        aria-valuemax={Math.max(limit, 1)}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={words.used(show(used), show(limit))}
      >
        <span style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
      {hint !== null && <p class="hint">{hint}</p>}
    </div>
  );
}

/** The texts for a limit that is nearly reached, reached, and passed. */
function hintsOf(name: Limit, words: ReturnType<typeof useTexts<"settings">>) {
  const { almost } = words;
  if (name === "space") return { over: words.spaceOver, full: words.spaceFull, almost: words.spaceAlmost };
  if (name === "files") return { over: words.filesOver, full: words.filesFull, almost };
  return { over: words.over, full: words.full, almost };
}
