import { useState } from "preact/hooks";
import type { App } from "quietzone-client";
import { call, send } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { Entry } from "../Entry.tsx";
import { Allowed } from "../keys/Allowed.tsx";
import { useTexts } from "../../texts/texts.ts";
import { isLast } from "./ends.ts";

/**
 * The apps that act for people.
 * @param props.isOwn - whether they are those of the person, in all workspaces; else those of all members of
 * this one.
 */
export function AppsCard({ isOwn }: { readonly isOwn: boolean }) {
  const words = useTexts("apps");
  const load = useLoad(
    (signal) =>
      isOwn ? call("GET /app/api/person/apps", {}, { signal }) : call("GET /app/api/apps", {}, { signal }),
    [],
  );
  const [doomed, setDoomed] = useState<App | null>(null);
  return (
    <section class="card stack" aria-labelledby="apps">
      <h2 id="apps">{words.title}</h2>
      <p class="soft">
        {isOwn ? words.own : words.all} {words.ends}
      </p>
      <Loaded load={load}>
        {({ apps }) =>
          apps.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul class="plain-list member-list" aria-label={words.title}>
              {apps.map((app) => (
                <AppItem key={app.id} app={app} isOwn={isOwn} onEnd={() => setDoomed(app)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {doomed && (
        <DangerDialog
          title={words.endTitle(doomed.name)}
          yes={words.end}
          no={words.cancel}
          goneCode="app_not_found"
          act={() =>
            isOwn
              ? send("DELETE /app/api/person/apps/{id}", { id: doomed.id })
              : send("DELETE /app/api/apps/{id}", { id: doomed.id })
          }
          onClose={() => setDoomed(null)}
          onDone={() => {
            setDoomed(null);
            toast({ text: words.ended(doomed.name) });
            load.change(({ apps }) => ({ apps: apps.filter(({ id }) => id !== doomed.id) }));
          }}
        >
          <p>{words.endText}</p>
        </DangerDialog>
      )}
    </section>
  );
}

function AppItem(props: { readonly app: App; readonly isOwn: boolean; readonly onEnd: () => void }) {
  const { name, host, person, workspace, scopes, connectedAt, lastUsedOn, expiresAt } = props.app;
  const words = useTexts("apps");
  const facts = [
    host,
    props.isOwn ? words.inWorkspace(workspace.name) : words.of(person.name),
    words.since(connectedAt),
    words.used(lastUsedOn),
    isLast(props.app) ? words.last(expiresAt) : words.until(expiresAt),
  ];
  return (
    <Entry title={name} more={<Allowed scopes={scopes} />} facts={facts}>
      <Button small kind="quiet" icon="trash" label={`${words.end}: ${name}`} onClick={props.onEnd}>
        {words.end}
      </Button>
    </Entry>
  );
}
