import { useState } from "preact/hooks";
import { call, send } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { Entry } from "../Entry.tsx";
import { ACCOUNT } from "../person/places.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * The link with an account at the provider, by which the person signs in. @param props.name - of the
 * provider.
 */
export function ProviderCard({ name }: { readonly name: string }) {
  const words = useTexts("account");
  const load = useLoad((signal) => call("GET /app/api/oidc/link", {}, { signal }), []);
  const [ending, setEnding] = useState(false);
  const { submit, busy, error } = useSubmit(
    () => call("POST /app/api/oidc/link", { body: { to: ACCOUNT.slice(1) } }),
    { onDone: ({ url }) => location.assign(url) },
  );
  return (
    <section class="card stack" aria-labelledby="account-provider">
      <h2 id="account-provider">{words.provider(name)}</h2>
      <p class="soft">{words.providerText(name)}</p>
      <Errors error={error} />
      <Loaded load={load}>
        {({ links }) =>
          links.length === 0 ? (
            <div>
              <Button icon="link" busy={busy} onClick={() => submit()}>
                {words.link}
              </Button>
            </div>
          ) : (
            <ul class="plain-list member-list">
              {links.map(({ issuer, linkedAt, lastUsedOn }) => (
                <Entry
                  key={issuer}
                  title={new URL(issuer).host}
                  facts={[
                    words.madeOn(linkedAt),
                    lastUsedOn === null ? words.unused : words.used(lastUsedOn),
                  ]}
                >
                  <Button small kind="quiet" icon="trash" onClick={() => setEnding(true)}>
                    {words.unlink}
                  </Button>
                </Entry>
              ))}
            </ul>
          )
        }
      </Loaded>
      {ending && (
        <DangerDialog
          title={words.unlinkTitle(name)}
          yes={words.unlink}
          no={words.cancel}
          act={() => send("DELETE /app/api/oidc/link")}
          onClose={() => setEnding(false)}
          onDone={() => {
            setEnding(false);
            toast({ text: words.unlinked(name) });
            load.put({ links: [] });
          }}
        >
          <p>{words.unlinkText(name)}</p>
        </DangerDialog>
      )}
    </section>
  );
}
