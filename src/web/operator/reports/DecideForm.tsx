import { useEffect, useRef, useState } from "preact/hooks";
import { sendsMail } from "../../lib/operator.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { ask, at } from "../api.ts";
import { useTold } from "../parts/told.ts";
import type { Decision, OperatorCodeDetail, OperatorReport } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** The most characters of the words of a decision. */
const LONGEST = 1_000;

/**
 * Decides on a report. A reporter who left an address is mailed the decision, so that it can't be taken back;
 * a block can.
 * @param props.onDecided - told of the report, and whether others were decided with it.
 */
export function DecideForm(props: {
  readonly report: OperatorReport;
  readonly decision: Decision;
  readonly onClose: () => void;
  readonly onDecided: (report: OperatorReport, all: boolean) => void;
}) {
  const { report, decision, onClose, onDecided } = props;
  const texts = useTexts("deskReports");
  const desk = useTexts("desk");
  const told = useTold();
  const isBlock = decision === "taken_down";
  const [words, setWords] = useState("");
  const [all, setAll] = useState(isBlock);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  const { id } = report.code;
  const { submit, busy, error, errorAt, forget } = useSubmit(
    () => {
      const said = words.trim();
      const body = { decision, all, ...(said === "" ? {} : { words: said }) };
      return ask<OperatorReport>("POST", at`reports/${report.number}/decision`, { body });
    },
    {
      fields: ["/words"],
      onDone: (decided) => {
        onDecided(decided, all);
        if (!isBlock || id === null) told(texts.isDismissed);
        else
          told(texts.isTakenDown, {
            act: () => ask<OperatorCodeDetail>("POST", at`codes/${id}/put-back`),
            said: texts.isBack,
            onDone: () => {},
          });
      },
    },
  );
  return (
    <form class="op-decide stack" ref={form} noValidate onSubmit={instead(submit)}>
      <Errors error={error} />
      <TextField
        label={isBlock ? texts.takeDownWords : texts.dismissWords}
        hint={[
          isBlock && texts.ownerReads,
          report.email === null ? texts.noMail : sendsMail() ? texts.mailed : texts.mailOff,
        ]
          .filter(Boolean)
          .join(" ")}
        optional
        rows={2}
        maxLength={LONGEST}
        value={words}
        onInput={(typed) => {
          setWords(typed);
          forget();
        }}
        error={errorAt("/words")}
      />
      <Check label={texts.all} checked={all} onChange={setAll} />
      <div class="row end">
        <Button small onClick={onClose}>
          {desk.cancel}
        </Button>
        <Button small type="submit" kind={isBlock ? "danger" : "primary"} busy={busy}>
          {isBlock ? texts.takeDownNow : texts.dismissNow}
        </Button>
      </div>
    </form>
  );
}
