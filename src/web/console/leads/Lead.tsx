import type { LeadRecord } from "../../../leads/model.ts";
import { country, dateTime } from "../../lib/format.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { deviceName } from "../analytics/names.ts";
import { texts, type Wording } from "./texts.ts";

const DETAILS = ["email", "phone", "company"] as const;

/** One lead. Its texts are untrusted: they are shown as text and never as links. */
export function Lead({ lead, onErase }: { readonly lead: LeadRecord; readonly onErase: () => void }) {
  const t = useTexts(texts);
  const where = lead.country === null ? t.unknown : country(lead.country);
  const details = DETAILS.filter((name) => lead[name] !== null);
  return (
    <li class="card lead">
      <header>
        <h2>{leadName(lead, t)}</h2>
        <p class="soft">
          <time dateTime={lead.at}>{dateTime(lead.at)}</time> · {t.from(where, deviceName(lead.device, t))}
        </p>
      </header>
      {lead.unreadable && <p class="soft">{t.unreadable}</p>}
      {details.length > 0 && (
        <dl class="pairs">
          {details.map((name) => (
            <div key={name}>
              <dt>{t[name]}</dt>
              <dd>{lead[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {lead.message !== null && (
        <blockquote class="message" aria-label={t.message}>
          {lead.message}
        </blockquote>
      )}
      <p class="row">
        {lead.email !== null && (
          <CopyButton small text={lead.email} label={t.emailOf(lead.email)}>
            {t.copyEmail}
          </CopyButton>
        )}
        <Button kind="quiet" small icon="trash" onClick={onErase}>
          {t.erase}
          <span class="hidden"> {leadName(lead, t)}</span>
        </Button>
      </p>
    </li>
  );
}

/** A lead's display name. */
export function leadName({ name, email, phone, company }: LeadRecord, t: Wording): string {
  return name ?? email ?? phone ?? company ?? t.anonymous;
}
