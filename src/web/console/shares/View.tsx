import { useState } from "preact/hooks";
import type { Share } from "quietzone-client";
import { call, send } from "../../lib/api.ts";
import { date } from "../../lib/format.ts";
import { useLoad } from "../../lib/load.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { ownZone } from "../../lib/zones.ts";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Empty } from "../../ui/State.tsx";
import { May } from "../May.tsx";
import { draftFrom } from "./period.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import { ShareLink } from "./ShareMenu.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The shares of the workspace. */
export function View() {
  const words = useTexts("shares");
  const load = useLoad((signal) => call("GET /app/api/shares", {}, { signal }), []);
  const [edited, setEdited] = useState<Share | null>(null);
  const [doomed, setDoomed] = useState<Share | null>(null);
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      <p class="soft">{words.intro}</p>
      <Loaded load={load} shape="rows">
        {({ shares }) =>
          shares.length === 0 ? (
            <Empty icon="link" title={words.none}>
              {words.noneText}
            </Empty>
          ) : (
            <ul class="plain-list stack">
              {shares.map((share) => (
                <ShareItem
                  key={share.id}
                  share={share}
                  onEdit={() => setEdited(share)}
                  onEnd={() => setDoomed(share)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <ShareDialog
          of={edited.of}
          share={edited}
          period={draftFrom(edited.period, ownZone())}
          bots={edited.bots === "include"}
          onClose={() => setEdited(null)}
          onSaved={(saved) => {
            setEdited(null);
            load.change(({ shares }) => ({
              shares: shares.map((share) => (share.id === saved.id ? saved : share)),
            }));
          }}
        />
      )}
      {doomed && (
        <DangerDialog
          title={words.endTitle}
          yes={words.endYes}
          no={words.cancel}
          goneCode="share_not_found"
          act={() => send("DELETE /app/api/shares/{id}", { id: doomed.id })}
          onClose={() => setDoomed(null)}
          onDone={() => {
            setDoomed(null);
            load.change(({ shares }) => ({ shares: shares.filter(({ id }) => id !== doomed.id) }));
          }}
        >
          <p>{words.endText(nameOf(doomed, words.workspace))}</p>
        </DangerDialog>
      )}
    </div>
  );
}

function ShareItem(props: {
  readonly share: Share;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}) {
  const words = useTexts("shares");
  const { share, onEdit, onEnd } = props;
  const { of, name, period, locked, round, expiresAt, createdAt } = share;
  const called = nameOf(share, words.workspace);
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const kind = of === "workspace" ? words.ofWorkspace : "code" in of ? words.ofCode : words.ofGroup;
  const facts = [
    name === null ? kind : `${kind}: ${name}`,
    spanOf(period, words),
    ...(round ? [] : [words.exact]),
    ...(expiresAt === null ? [] : [(isOver ? words.over : words.ends)(date(expiresAt))]),
    words.since(date(createdAt)),
  ];
  return (
    <li class="card stack-tight">
      <div class="row spread">
        <h2 dir="auto">{called}</h2>
        <div class="row">
          {locked && <span class="badge">{words.locked}</span>}
          {isOver && <span class="badge">{words.isOver}</span>}
          <May scope="codes:write">
            <Button small kind="quiet" icon="edit" label={`${words.edit}: ${called}`} onClick={onEdit}>
              {words.edit}
            </Button>
            <Button small kind="quiet" icon="trash" label={`${words.endYes}: ${called}`} onClick={onEnd}>
              {words.endYes}
            </Button>
          </May>
        </div>
      </div>
      <ShareLink share={share} />
      <p class="soft small-text">{facts.join(" · ")}</p>
    </li>
  );
}

function nameOf({ title, name }: Share, workspace: string): string {
  return title ?? name ?? workspace;
}

/** The period in words. */
function spanOf(
  period: Share["period"],
  words: {
    readonly lastDays: (count: number) => string;
    readonly sinceDay: (day: string) => string;
    readonly fromTo: (from: string, to: string) => string;
  },
): string {
  const { days = 30, from, to } = period ?? {};
  const shown = (time: string) => date(time.slice(0, 10));
  if (from !== undefined && to !== undefined) return words.fromTo(shown(from), shown(to));
  if (from !== undefined) return words.sinceDay(shown(from));
  return words.lastDays(days);
}
