import { useRef, useState } from "preact/hooks";
import type { Mailing } from "quietzone-client";
import { call, send } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { MailingDialog } from "./MailingDialog.tsx";

/** Reports by mail: who gets which, a new one, and their end. */
export function MailingsCard() {
  const words = useTexts("mailings");
  const load = useLoad((signal) => call("GET /app/api/mailings", {}, { signal }), []);
  const [edited, setEdited] = useState<Mailing | "new" | null>(null);
  const [doomed, setDoomed] = useState<Mailing | null>(null);
  const maker = useRef<HTMLButtonElement>(null);
  return (
    <section class="card stack" aria-labelledby="settings-mailings">
      <h2 id="settings-mailings">{words.title}</h2>
      <p class="soft">{words.intro}</p>
      <Loaded load={load}>
        {({ mailings }) =>
          mailings.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul class="plain-list apart">
              {mailings.map((mailing) => (
                <MailingItem
                  key={mailing.id}
                  of={mailing}
                  onEdit={() => setEdited(mailing)}
                  onEnd={() => setDoomed(mailing)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <div>
        <Button icon="plus" buttonRef={maker} onClick={() => setEdited("new")}>
          {words.make}
        </Button>
      </div>
      {edited && (
        <MailingDialog
          mailing={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            load.reload();
          }}
        />
      )}
      {doomed && (
        <DangerDialog
          title={words.endTitle(doomed.to)}
          yes={words.end}
          no={words.cancel}
          act={() => send("DELETE /app/api/mailings/{id}", { id: doomed.id })}
          goneCode="mailing_not_found"
          onClose={() => setDoomed(null)}
          onDone={() => {
            toast({ text: words.ended(doomed.to) });
            setDoomed(null);
            load.reload();
            // The button that had the focus is gone.
            requestAnimationFrame(() => maker.current?.focus());
          }}
        >
          <p>{words.endText}</p>
        </DangerDialog>
      )}
    </section>
  );
}

function MailingItem(props: {
  readonly of: Mailing;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}) {
  const { of: mailing, onEdit, onEnd } = props;
  const words = useTexts("mailings");
  const { to, member, every, of, notices, confirmed, nextAt } = mailing;
  const about = of === "workspace" ? words.all : "group" in of ? of.group : words.code;
  const facts = [
    words[every],
    about,
    ...notices.map((notice) => words.notice[notice]),
    ...(nextAt === null ? [] : [words.next(nextAt)]),
  ];
  return (
    <li class="stack-tight">
      <div class="row spread">
        <h3 dir="auto">{to}</h3>
        <div class="row">
          <span class={confirmed ? "badge good" : "badge warn"}>
            {confirmed ? (member === null ? words.confirmed : words.member) : words.waiting}
          </span>
          <Button small kind="quiet" icon="edit" label={`${words.edit}: ${to}`} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button small kind="quiet" icon="trash" label={`${words.end}: ${to}`} onClick={onEnd}>
            {words.end}
          </Button>
        </div>
      </div>
      <p class="soft small-text">{facts.join(" · ")}</p>
    </li>
  );
}
