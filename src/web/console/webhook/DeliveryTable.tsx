import type { Delivery } from "../../../webhooks/delivery-model.ts";
import { ago, dateTime, number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { type Language, useLanguage, useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { reasonText } from "./reasons.ts";
import { texts, type Wording } from "./texts.ts";

const TONES = { pending: "warn", delivered: "good", failed: "bad" } as const;
const EVENTS = { "qr.scan": "scan", "qr.lead": "lead", "qr.alert": "alert" } as const;

/** Deliveries as a table; on a narrow screen as cards. Without `onRetry` none can be sent again. */
export function DeliveryTable(props: {
  readonly deliveries: readonly Delivery[];
  /** Id of the delivery that is being retried. */
  readonly retrying: string | null;
  readonly onRetry?: (delivery: Delivery) => void;
}) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { deliveries, retrying, onRetry } = props;
  const heads = [t.created, t.event, t.status, t.attempts, t.lastAnswer, t.next, t.code];
  return (
    <table class="rows">
      <caption class="hidden">{t.logTitle}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
          {onRetry && (
            <th scope="col">
              <span class="hidden">{t.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.id} data-delivery={delivery.id}>
            <th scope="row">
              <time dateTime={delivery.createdAt}>{dateTime(delivery.createdAt)}</time>
            </th>
            <td data-label={t.event}>{t[EVENTS[delivery.event]]}</td>
            <td data-label={t.status}>
              <span class={`badge ${TONES[delivery.status]}`}>{t[delivery.status]}</span>
            </td>
            <td data-label={t.attempts}>{number(delivery.attempts)}</td>
            <td data-label={t.lastAnswer}>{answerText(delivery, t, language)}</td>
            <td data-label={t.next} class={delivery.nextAttemptAt === null ? "blank" : undefined}>
              {delivery.nextAttemptAt === null ? (
                t.none
              ) : (
                <time dateTime={delivery.nextAttemptAt} title={dateTime(delivery.nextAttemptAt)}>
                  {ago(delivery.nextAttemptAt)}
                </time>
              )}
              {delivery.heldBack !== null && <div class="soft small-text">{t[delivery.heldBack]}</div>}
            </td>
            <td data-label={t.code}>
              <Link to={`/codes/${encodeURIComponent(delivery.codeId)}`}>
                {t.showCode}
                <span class="hidden"> {delivery.codeId}</span>
              </Link>
            </td>
            {onRetry && (
              <td class="actions">
                <Button
                  small
                  kind="quiet"
                  icon="refresh"
                  label={t.retryOf(t[EVENTS[delivery.event]], dateTime(delivery.createdAt))}
                  busy={retrying === delivery.id}
                  onClick={() => onRetry(delivery)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The receiver's last answer, or why there was none. */
function answerText({ lastStatus, lastError }: Delivery, t: Wording, language: Language): string {
  const answered = lastStatus === null ? null : t.answered(String(lastStatus));
  // The status itself shows that it is an error.
  const reason =
    lastError === null || lastError === "status_not_2xx" ? null : reasonText(lastError, language);
  return [answered, reason].filter((part) => part !== null).join(", ") || t.none;
}
