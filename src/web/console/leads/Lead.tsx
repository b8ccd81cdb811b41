import type { Lead as LeadRecord } from "quietzone-client";
import { country, dateTime } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { deviceName } from "../analytics/names.ts";
import { nameOf } from "../codes/actions.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

const DETAILS = ["email", "phone", "company"] as const;

/** One lead. Its texts are untrusted: they are shown as text and never as links. */
export function Lead(props: {
  readonly lead: LeadRecord;
  readonly showsCode: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onMark: () => Promise<void>;
  readonly onErase: () => void;
}) {
  const { lead, showsCode, isChosen, onChoose, onMark, onErase } = props;
  const { submit, busy } = useSubmit(onMark);
  const words = useTexts("leads");
  const device = deviceName(lead.device, words);
  const details = DETAILS.filter((name) => lead[name] !== null);
  return (
    <li class={lead.handled ? "card lead is-handled" : "card lead"}>
      <header>
        <div class="row">
          <input
            type="checkbox"
            aria-label={words.choose(leadName(lead, words))}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          <h2>{leadName(lead, words)}</h2>
          {lead.handled && <span class="badge good">{words.handled}</span>}
        </div>
        <p class="soft">
          <time dateTime={lead.at}>{dateTime(lead.at)}</time> ·{" "}
          {lead.country === null ? device : words.from(country(lead.country), device)}
        </p>
        {showsCode && (
          <p class="row">
            <Link to={`/codes/${encodeURIComponent(lead.code.id)}/leads`}>{nameOf(lead.code)}</Link>
            {lead.code.group !== null && <span class="badge">{lead.code.group}</span>}
          </p>
        )}
      </header>
      {lead.unreadable && <p class="soft">{words.unreadable}</p>}
      {details.length > 0 && (
        <dl class="pairs">
          {details.map((name) => (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>{lead[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {lead.message !== null && (
        <blockquote class="message" aria-label={words.message}>
          {lead.message}
        </blockquote>
      )}
      <p class="row">
        <Button
          small
          icon={lead.handled ? "undo" : "check"}
          kind={lead.handled ? "quiet" : "plain"}
          busy={busy}
          onClick={() => submit()}
        >
          {lead.handled ? words.reopen : words.markHandled}
          <span class="hidden"> {leadName(lead, words)}</span>
        </Button>
        {lead.email !== null && (
          <CopyButton small text={lead.email} label={words.emailOf(lead.email)}>
            {words.copyEmail}
          </CopyButton>
        )}
        <Button kind="quiet" small icon="trash" onClick={onErase}>
          {words.erase}
          <span class="hidden"> {leadName(lead, words)}</span>
        </Button>
      </p>
    </li>
  );
}

/** A lead's display name. */
export function leadName({ name, email, phone, company }: LeadRecord, words: Words["leads"]): string {
  return name ?? email ?? phone ?? company ?? words.anonymous;
}
