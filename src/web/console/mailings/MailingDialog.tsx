import { useState } from "preact/hooks";
import type { Mailing } from "quietzone-client";
import { NOTICES } from "../../../features/mailings/constants.ts";
import { EMAIL_LENGTH } from "../../../features/tenants/constants.ts";
import { call } from "../../lib/api.ts";
import { englishOrGerman, language as spoken } from "../../lib/language.ts";
import { ownZone } from "../../lib/zones.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { ZoneField } from "../../ui/ZoneField.tsx";
import { GroupField } from "../codes/GroupField.tsx";

/** Makes a report by mail, or changes one. @param props.mailing - the one that is changed. */
export function MailingDialog(props: {
  readonly mailing: Mailing | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { mailing, onClose, onDone } = props;
  const words = useTexts("mailings");
  const before = mailing?.of ?? "workspace";
  const [to, setTo] = useState(mailing?.to ?? "");
  const [every, setEvery] = useState(mailing?.every ?? "week");
  const [about, setAbout] = useState<"all" | "group" | "code">(
    before === "workspace" ? "all" : "group" in before ? "group" : "code",
  );
  const [group, setGroup] = useState(before !== "workspace" && "group" in before ? before.group : "");
  const [timezone, setTimezone] = useState(mailing?.timezone ?? ownZone());
  const [language, setLanguage] = useState(mailing?.language ?? englishOrGerman(spoken()));
  const [notices, setNotices] = useState<Mailing["notices"]>(mailing?.notices ?? []);

  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const slips = {
        ...(to.trim() === "" ? { "/to": words.toEmpty } : {}),
        ...(about === "group" && group.trim() === "" ? { "/of": words.groupEmpty } : {}),
      };
      if (Object.keys(slips).length > 0) throw new Slips(slips);
      const of = about === "code" ? before : about === "group" ? { group: group.trim() } : "workspace";
      const body = { every, of, timezone, language, notices };
      return mailing
        ? call("PATCH /app/api/mailings/{id}", { id: mailing.id, body })
        : call("POST /app/api/mailings", { body: { to: to.trim(), ...body } });
    },
    {
      fields: ["/to", "/of", "/timezone"],
      onDone({ to, confirmed }) {
        const text = mailing ? words.saved : confirmed ? words.made(to) : words.asked(to);
        toast({ text, tone: "good" });
        onDone();
      },
    },
  );

  return (
    <Dialog title={mailing ? mailing.to : words.make} onClose={onClose}>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        <Errors error={error} />
        {mailing === null && (
          <TextField
            label={words.to}
            hint={words.toHint}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_LENGTH}
            value={to}
            onInput={setTo}
            error={errorAt("/to")}
          />
        )}
        <Segments
          label={words.every}
          value={every}
          options={[
            { value: "week", label: words.week },
            { value: "month", label: words.month },
          ]}
          onChange={setEvery}
        />
        <Segments
          label={words.of}
          value={about}
          options={[
            { value: "all", label: words.all },
            { value: "group", label: words.group },
            // A code is chosen by a program: here it can only stay.
            ...(before !== "workspace" && "code" in before
              ? [{ value: "code" as const, label: words.code }]
              : []),
          ]}
          onChange={setAbout}
        />
        {about === "group" && <GroupField required value={group} onInput={setGroup} error={errorAt("/of")} />}
        <ZoneField
          label={words.timezone}
          value={timezone}
          onChange={setTimezone}
          error={errorAt("/timezone")}
        />
        <Segments
          label={words.language}
          value={language}
          options={[
            { value: "en", label: words.english },
            { value: "de", label: words.german },
          ]}
          onChange={setLanguage}
        />
        <fieldset class="stack-tight">
          <legend class="label">{words.notices}</legend>
          {NOTICES.map((notice) => (
            <Check
              key={notice}
              label={words.notice[notice]}
              checked={notices.includes(notice)}
              onChange={(on) =>
                setNotices(NOTICES.filter((each) => (each === notice ? on : notices.includes(each))))
              }
            />
          ))}
          <p class="hint">{words.noticesHint}</p>
        </fieldset>
        <div class="row end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
