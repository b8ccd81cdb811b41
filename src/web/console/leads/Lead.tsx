import type { Lead as LeadRecord } from "quietzone-client";
import { country, dateTime } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { deviceName } from "../analytics/names.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

const DETAILS = ["email", "phone", "company"] as const;

/** One lead: a row that opens. Its texts are untrusted: they are shown as text and never as links. */
export function Lead(props: {
  readonly lead: LeadRecord;
  readonly showsCode: boolean;
  /** Whether it can be marked and erased. */
  readonly mayMark: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onMark: () => Promise<void>;
  readonly onErase: () => void;
}) {
  const { lead, showsCode, mayMark, isChosen, onChoose, onMark, onErase } = props;
  const { submit, busy } = useSubmit(onMark);
  const words = useTexts("leads");
  const device = deviceName(lead.device, words);
  const name = leadName(lead, words);
  const details = DETAILS.filter((each) => lead[each] !== null);
  return (
    <li class={lead.handled ? "lead is-handled" : "lead"}>
      {mayMark && (
        <label class="code-choose">
          <input
            type="checkbox"
            aria-label={words.choose(name)}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        </label>
      )}
      <details>
        <summary>
          <Icon name="right" size={18} />
          <h2 class="cut">{name}</h2>
          {/* The message shows what it is about before the row is opened. */}
          <span class="lead-about cut soft">{lead.message ?? (name === lead.email ? "" : lead.email)}</span>
          {lead.handled && <span class="badge good">{words.handled}</span>}
          {showsCode && <span class="lead-code cut soft">{lead.code.name}</span>}
          <time class="soft" dateTime={lead.at}>
            {dateTime(lead.at)}
          </time>
        </summary>
        <div class="lead-body">
          {lead.unreadable && <p class="soft">{words.unreadable}</p>}
          {lead.message !== null && (
            <blockquote class="message" aria-label={words.message}>
              {lead.message}
            </blockquote>
          )}
          <dl class="pairs">
            {details.map((each) => (
              <div key={each}>
                <dt>{words[each]}</dt>
                <dd>{lead[each]}</dd>
              </div>
            ))}
            <div>
              <dt>{words.by}</dt>
              <dd>{lead.country === null ? device : words.from(country(lead.country), device)}</dd>
            </div>
            {showsCode && (
              <div>
                <dt>{words.code}</dt>
                <dd class="row">
                  <Link to={`/codes/${encodeURIComponent(lead.code.id)}/leads`}>{lead.code.name}</Link>
                  {lead.code.group !== null && <span class="badge">{lead.code.group}</span>}
                </dd>
              </div>
            )}
          </dl>
          <p class="row">
            {mayMark && (
              <Button
                small
                icon={lead.handled ? "undo" : "check"}
                kind={lead.handled ? "quiet" : "plain"}
                busy={busy}
                onClick={() => submit()}
              >
                {lead.handled ? words.reopen : words.markHandled}
                <span class="hidden"> {name}</span>
              </Button>
            )}
            {lead.email !== null && (
              <CopyButton small text={lead.email} label={words.emailOf(lead.email)}>
                {words.copyEmail}
              </CopyButton>
            )}
            {mayMark && (
              <Button kind="quiet" small icon="trash" onClick={onErase}>
                {words.erase}
                <span class="hidden"> {name}</span>
              </Button>
            )}
          </p>
        </div>
      </details>
    </li>
  );
}

/** A lead's display name. */
export function leadName({ name, email, phone, company }: LeadRecord, words: Words["leads"]): string {
  return name ?? email ?? phone ?? company ?? words.anonymous;
}
