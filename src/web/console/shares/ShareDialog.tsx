import { useState } from "preact/hooks";
import type { NewShare, Share } from "quietzone-client";
import { INTERVALS } from "../../../features/analytics/constants.ts";
import { LONGEST_SHARE_TITLE, SHARE_PASSWORD } from "../../../features/shares/constants.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { ZoneField } from "../../ui/ZoneField.tsx";
import { useTexts } from "../../texts/texts.ts";
import { dateInput } from "./dates.ts";
import { type PeriodDraft, periodOf, SHARE_SPANS } from "./period.ts";

const FIELDS = ["/title", "/period", "/password", "/expiresAt"];

/** Makes a share, or changes one. */
export function ShareDialog(props: {
  /** The codes whose numbers are shared; of a share that there is, they stay. */
  readonly of: NewShare["of"];
  readonly share?: Share;
  readonly period: PeriodDraft;
  readonly bots: boolean;
  readonly onClose: () => void;
  readonly onSaved: (share: Share) => void;
}) {
  const words = useTexts("shares");
  const { of, share, onClose, onSaved } = props;
  const [title, setTitle] = useState(share?.title ?? "");
  const [period, setPeriod] = useState(props.period);
  const [password, setPassword] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [lastDay, setLastDay] = useState(dateInput(share?.expiresAt ?? null));
  const [round, setRound] = useState(share?.round ?? true);
  const [bots, setBots] = useState(props.bots);
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      if (period.span === "own" && period.from > period.to && period.to !== "")
        throw new Slips({ "/period": words.turned });
      const expiresAt = lastDay === "" ? null : new Date(`${lastDay}T23:59:59`).toISOString();
      const common = { round, bots: bots ? "include" : "exclude", period: periodOf(period) } as const;
      const named = title.trim() === "" ? null : title.trim();
      if (!share)
        return call("POST /app/api/shares", {
          body: {
            ...{ of, ...common },
            ...(named === null ? {} : { title: named }),
            ...(expiresAt === null ? {} : { expiresAt }),
            ...(password === "" ? {} : { password }),
          },
        });
      // The day of an end that has passed is left as it is.
      const ends = lastDay === dateInput(share.expiresAt) ? {} : { expiresAt };
      const key = isOpen ? { password: null } : password === "" ? {} : { password };
      const body = { ...common, title: named, ...ends, ...key };
      return call("PATCH /app/api/shares/{id}", { id: share.id, body });
    },
    { fields: FIELDS, onDone: onSaved },
  );
  const change = (part: Partial<PeriodDraft>) => setPeriod({ ...period, ...part });

  return (
    <Dialog title={share ? words.change : words.make} onClose={onClose}>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        <Errors error={error} />
        {!share && <p class="soft">{words.what}</p>}
        <TextField
          label={words.heading}
          hint={words.headingHint}
          optional
          maxLength={LONGEST_SHARE_TITLE}
          value={title}
          onInput={setTitle}
          error={errorAt("/title")}
        />
        <Select
          label={words.period}
          value={period.span}
          options={SHARE_SPANS.map((span) => ({ value: span, label: words.spans[span] }))}
          onChange={(span) => change({ span })}
          error={errorAt("/period")}
        />
        {(period.span === "own" || period.span === "since") && (
          <TextField
            label={words.from}
            type="date"
            value={period.from}
            onInput={(from) => change({ from })}
          />
        )}
        {period.span === "own" && (
          <TextField label={words.to} type="date" value={period.to} onInput={(to) => change({ to })} />
        )}
        <Select
          label={words.interval}
          value={period.interval}
          options={INTERVALS.map((interval) => ({ value: interval, label: words.intervals[interval] }))}
          onChange={(interval) => change({ interval })}
        />
        <ZoneField label={words.zone} value={period.zone} onChange={(zone) => change({ zone })} />
        {share?.locked && <Check label={words.unlock} checked={isOpen} onChange={setOpen} />}
        {!isOpen && (
          <TextField
            label={share?.locked ? words.newPassword : words.password}
            hint={words.passwordHint(SHARE_PASSWORD.shortest)}
            optional
            maxLength={SHARE_PASSWORD.longest}
            value={password}
            onInput={setPassword}
            error={errorAt("/password")}
          />
        )}
        <TextField
          label={words.end}
          hint={words.endHint}
          optional
          type="date"
          value={lastDay}
          onInput={setLastDay}
          error={errorAt("/expiresAt")}
        />
        <Check label={words.round} hint={words.roundHint} checked={round} onChange={setRound} />
        <Check label={words.bots} checked={bots} onChange={setBots} />
        <div class="row end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {share ? words.save : words.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
