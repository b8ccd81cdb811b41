import type { Delivery } from "quietzone-client";
import { ago, dateTime, number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { type Language, useLanguage } from "../../lib/language.ts";
import { Button } from "../../ui/Button.tsx";
import { type Column, LogTable } from "../../ui/Table.tsx";
import { reasonText } from "./reasons.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

const TONES = { pending: "warn", delivered: "good", failed: "bad" } as const;
export const EVENT_WORDS = {
  "qr.scan": "scan",
  "qr.lead": "lead",
  "qr.alert": "alert",
  "qr.blocked": "block",
} as const;

/** Deliveries as a table; on a narrow screen as cards. Without `onRetry` none can be sent again. */
export function DeliveryTable(props: {
  readonly deliveries: readonly Delivery[];
  /** Id of the delivery that is being retried. */
  readonly retrying: string | null;
  readonly onRetry?: (delivery: Delivery) => void;
}) {
  const words = useTexts("webhook");
  const language = useLanguage();
  const { deliveries, retrying, onRetry } = props;
  const retryColumn = (retry: (delivery: Delivery) => void): Column<Delivery> => ({
    key: "actions",
    head: <span class="hidden">{words.actions}</span>,
    attributes: () => ({ class: "actions" }),
    cell: (delivery) => (
      <Button
        small
        kind="quiet"
        icon="refresh"
        label={words.retryOf(words[EVENT_WORDS[delivery.event]], dateTime(delivery.createdAt))}
        busy={retrying === delivery.id}
        onClick={() => retry(delivery)}
      />
    ),
  });
  return (
    <LogTable
      label={words.logTitle}
      rows={deliveries}
      rowKey={({ id }) => id}
      rowAttributes={({ id }) => ({ "data-delivery": id })}
      columns={[
        {
          key: "created",
          head: words.created,
          names: true,
          cell: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time>,
        },
        {
          key: "event",
          head: words.event,
          cell: ({ event, body }) => (
            <details class="sent">
              <summary>{words[EVENT_WORDS[event]]}</summary>
              <code>{body}</code>
            </details>
          ),
        },
        {
          key: "status",
          head: words.status,
          cell: ({ status }) => <span class={`badge ${TONES[status]}`}>{words[status]}</span>,
        },
        { key: "attempts", head: words.attempts, cell: ({ attempts }) => number(attempts) },
        { key: "answer", head: words.lastAnswer, cell: (delivery) => answerText(delivery, words, language) },
        {
          key: "next",
          head: words.next,
          attributes: ({ nextAttemptAt }) => ({ class: nextAttemptAt === null ? "blank" : undefined }),
          cell: ({ nextAttemptAt, heldBack }) => (
            <>
              {nextAttemptAt === null ? (
                words.none
              ) : (
                <time dateTime={nextAttemptAt} title={dateTime(nextAttemptAt)}>
                  {ago(nextAttemptAt)}
                </time>
              )}
              {heldBack !== null && <div class="soft small-text">{words[heldBack]}</div>}
            </>
          ),
        },
        {
          key: "code",
          head: words.code,
          cell: ({ codeId }) => (
            <Link to={`/codes/${encodeURIComponent(codeId)}`}>
              {words.showCode}
              <span class="hidden"> {codeId}</span>
            </Link>
          ),
        },
        ...(onRetry ? [retryColumn(onRetry)] : []),
      ]}
    />
  );
}

/** The receiver's last answer, or why there was none. */
function answerText(
  { lastStatus, lastError, durationMs }: Delivery,
  words: Words["webhook"],
  language: Language,
): string {
  const answered = lastStatus === null ? null : words.answered(String(lastStatus));
  // The status itself shows that it is an error.
  const reason =
    lastError === null || lastError === "status_not_2xx" ? null : reasonText(lastError, language);
  const taken = durationMs === null ? null : words.took(number(durationMs));
  return [answered, reason, taken].filter((part) => part !== null).join(", ") || words.none;
}
