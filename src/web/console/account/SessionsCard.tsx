import type { SessionList } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { call, send } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { Entry } from "../Entry.tsx";
import { useTexts } from "../../texts/texts.ts";

type Session = SessionList["sessions"][number];

/** The browsers in which the person is signed in. */
export function SessionsCard() {
  const words = useTexts("account");
  const load = useLoad((signal) => call("GET /app/api/sessions", {}, { signal }), []);
  const others = (load.value?.sessions ?? []).filter(({ current }) => !current);
  const keep = (isKept: (session: Session) => boolean) =>
    load.change(({ sessions }) => ({ sessions: sessions.filter(isKept) }));
  const end = useSubmit(
    async ({ id }: Session) => {
      await send("DELETE /app/api/sessions/{id}", { id }).catch((refused: unknown) => {
        if (!isProblem(refused, "session_not_found")) throw refused;
      });
    },
    {
      onDone: (_, ended) => {
        toast({ text: words.ended(ended.device ?? words.unknown) });
        keep(({ id }) => id !== ended.id);
      },
    },
  );
  const endOthers = useSubmit(() => send("DELETE /app/api/sessions"), {
    onDone: () => {
      toast({ text: words.endedOthers(others.length) });
      keep(({ current }) => current);
    },
  });
  return (
    <section class="card stack" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{words.sessions}</h2>
      <p class="soft">{words.sessionsText}</p>
      <Errors error={end.error ?? endOthers.error} />
      <Loaded load={load}>
        {({ sessions }) => (
          <ul class="plain-list member-list" aria-label={words.sessions}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={() => end.submit(session)} />
            ))}
          </ul>
        )}
      </Loaded>
      {others.length > 0 && (
        <div>
          <Button busy={endOthers.busy} onClick={() => endOthers.submit()}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </section>
  );
}

function SessionItem({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const words = useTexts("account");
  const { device, signedInAt, lastUsedOn, current } = session;
  const name = device ?? words.unknown;
  return (
    <Entry
      title={
        <>
          {name} {current && <span class="badge good">{words.here}</span>}
        </>
      }
      facts={[words.since(signedInAt), words.used(lastUsedOn)]}
    >
      {!current && (
        <Button small kind="quiet" label={`${words.end}: ${name}`} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </Entry>
  );
}
