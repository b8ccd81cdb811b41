import { useRef, useState } from "preact/hooks";
import type { Key } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { whoText } from "../who.ts";
import { Allowed } from "./Allowed.tsx";
import { EndDialog } from "./EndDialog.tsx";
import { isCurrent } from "./keys.ts";
import { NewKeyDialog } from "./NewKeyDialog.tsx";
import { unkept } from "./unkept.ts";
import { useTexts } from "../../texts/texts.ts";

/** The keys of the workspace. */
export function KeysCard() {
  const words = useTexts("keys");
  const load = useLoad((signal) => call("GET /app/api/keys", {}, { signal }), []);
  const [asking, setAsking] = useState(false);
  const [doomed, setDoomed] = useState<Key | null>(null);
  const maker = useRef<HTMLButtonElement>(null);
  return (
    <section class="card stack" aria-labelledby="settings-keys">
      <h2 id="settings-keys">{words.title}</h2>
      <p class="soft">{words.intro}</p>
      <Loaded load={load}>
        {({ keys }) => (
          <ul class="plain-list apart">
            {keys.map((key) => (
              <KeyItem key={key.id} of={key} onEnd={() => setDoomed(key)} />
            ))}
          </ul>
        )}
      </Loaded>
      <div>
        <Button icon="plus" buttonRef={maker} onClick={() => setAsking(true)}>
          {words.make}
        </Button>
      </div>
      {asking && (
        <NewKeyDialog
          onClose={() => setAsking(false)}
          onMade={(key) => {
            setAsking(false);
            unkept.set(key);
            load.reload();
          }}
        />
      )}
      {doomed && (
        <EndDialog
          doomed={doomed}
          onClose={() => setDoomed(null)}
          onEnded={() => {
            load.change(({ keys }) => ({ keys: keys.filter(({ id }) => id !== doomed.id) }));
            // The button that had the focus is gone.
            requestAnimationFrame(() => maker.current?.focus());
          }}
        />
      )}
    </section>
  );
}

function KeyItem({ of, onEnd }: { readonly of: Key; readonly onEnd: () => void }) {
  const words = useTexts("keys");
  const names = useTexts("who");
  const { name, scopes, hint, createdAt, createdBy, lastUsedOn, expiresAt } = of;
  const facts = [
    lastUsedOn === null ? words.unused : words.used(lastUsedOn),
    words.made(createdAt),
    ...(createdBy === null ? [] : [words.by(whoText(createdBy, names))]),
    expiresAt === null ? words.endless : words.ends(expiresAt),
  ];
  return (
    <li class="stack-tight">
      <div class="row spread">
        <h3 dir="auto">{name}</h3>
        <div class="row">
          {isCurrent(of) && <span class="badge good">{words.current}</span>}
          <Button small kind="quiet" icon="trash" label={`${words.end}: ${name}`} onClick={onEnd}>
            {words.end}
          </Button>
        </div>
      </div>
      <Allowed scopes={scopes} />
      <p class="soft small-text">
        {hint !== null && <span class="mono">{hint} · </span>}
        {facts.join(" · ")}
      </p>
    </li>
  );
}
