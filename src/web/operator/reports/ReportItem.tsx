import { useState } from "preact/hooks";
import { dateTime } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { ask, at } from "../api.ts";
import { withoutScheme } from "../codes/CodeItem.tsx";
import { AskButton } from "../parts/AskButton.tsx";
import { useTold } from "../parts/told.ts";
import type { Decision, OperatorReport } from "../records.ts";
import { DecideForm } from "./DecideForm.tsx";
import { LeadsTo } from "./LeadsTo.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A report is late after so many days without a decision. */
const LATE = 3;

/**
 * One report, with the decision in place.
 * @param props.onChanged - told of the report as it is now, or of others that are decided or gone with it.
 */
export function ReportItem(props: {
  readonly report: OperatorReport;
  readonly onChanged: (report: OperatorReport | null) => void;
}) {
  const { report, onChanged } = props;
  const words = useTexts("deskReports");
  const told = useTold();
  const [decides, setDecides] = useState<Decision | null>(null);
  const isOpen = report.state === "open";
  const { id } = report.code;
  return (
    <li class="op-item">
      <ReportText report={report} />
      {decides === null && (
        <div class="op-item-end">
          {isOpen && id !== null && (
            <Button small kind="danger" onClick={() => setDecides("taken_down")}>
              {words.takeDown}
            </Button>
          )}
          {isOpen && (
            <Button small onClick={() => setDecides("dismissed")}>
              {words.dismiss}
            </Button>
          )}
          <AskButton
            small
            kind="quiet"
            title={words.eraseTitle(report.number)}
            text={words.eraseText}
            act={() => ask("DELETE", at`reports/${report.number}`)}
            onDone={() => {
              told(words.erased);
              onChanged(null);
            }}
          >
            {words.erase}
          </AskButton>
        </div>
      )}
      {isOpen && decides !== null && (
        <DecideForm
          report={report}
          decision={decides}
          onClose={() => setDecides(null)}
          onDecided={(decided, all) => {
            setDecides(null);
            onChanged(all ? null : decided);
          }}
        />
      )}
    </li>
  );
}

function ReportText({ report }: { readonly report: OperatorReport }) {
  const words = useTexts("deskReports");
  const { reasons } = useTexts("desk");
  const { id, shortUrl } = report.code;
  const by = [report.name, report.email].filter(Boolean).join(", ");
  const isLate = report.state === "open" && report.ageDays >= LATE;
  return (
    <div class="op-item-of">
      <p class="row">
        <span class="badge bad">{reasons[report.reason]}</span>
        <span class={isLate ? "badge warn" : "badge"}>{words.age(report.ageDays)}</span>
        {report.others > 0 && <span class="badge warn">{words.others(report.others)}</span>}
      </p>
      <p class="op-title">
        {id === null ? (
          withoutScheme(shortUrl)
        ) : (
          <Link to={`/codes/${encodeURIComponent(id)}`}>{withoutScheme(shortUrl)}</Link>
        )}
      </p>
      <blockquote class="op-words" dir="auto">
        {report.words ?? words.unreadable}
      </blockquote>
      <p class="soft small-text">
        {[words.number(report.number), dateTime(report.at), by === "" ? words.nameless : by].join(" · ")}
      </p>
      {report.state !== "open" && report.decidedAt !== null && (
        <p class="small-text">
          <strong>{words.decisions[report.state]}</strong>, {dateTime(report.decidedAt)}.{" "}
          {words.mails[report.mail]}
        </p>
      )}
      {report.answer !== null && (
        <blockquote class="op-words small-text" dir="auto">
          {report.answer}
        </blockquote>
      )}
      {id === null ? <p class="small-text">{words.codeGone}</p> : <LeadsTo codeId={id} />}
    </div>
  );
}
