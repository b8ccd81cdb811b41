import { useState } from "preact/hooks";
import { bytes, date, number } from "../../lib/format.ts";
import { useLoad } from "../../lib/load.ts";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { ask, at } from "../api.ts";
import { AskButton } from "../parts/AskButton.tsx";
import { Item, Items } from "../parts/Item.tsx";
import { Page } from "../parts/Page.tsx";
import { useTold } from "../parts/told.ts";
import type { ImportedLogo, OperatorImage } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** Logos that were imported into the catalog, and pictures of pages by their id. */
export function Pictures() {
  const { pictures: title } = useTexts("desk");
  return (
    <Page title={title}>
      <Logos />
      <Image />
    </Page>
  );
}

function Logos() {
  const words = useTexts("deskRest");
  const told = useTold();
  const load = useLoad(
    (signal) => ask<{ readonly logos: readonly ImportedLogo[] }>("GET", "logos", { signal }),
    [],
  );
  return (
    <section class="stack-tight" aria-labelledby="pictures-logos">
      <h2 id="pictures-logos">{words.logos}</h2>
      <Loaded load={load} shape="rows">
        {({ logos }) =>
          logos.length === 0 ? (
            <p class="soft">{words.noLogos}</p>
          ) : (
            <Items label={words.logos}>
              {logos.map((logo) => (
                <Item
                  key={logo.id}
                  title={logo.name}
                  facts={[logo.format, words.addedOn(date(logo.addedAt)), logo.id]}
                >
                  <AskButton
                    small
                    title={words.removeLogo(logo.name)}
                    text={words.removeLogoText}
                    act={() => ask("DELETE", at`logos/${logo.id}`)}
                    onDone={() => {
                      load.change((last) => ({ logos: last.logos.filter(({ id }) => id !== logo.id) }));
                      told(words.logoRemoved(logo.name));
                    }}
                  >
                    {words.remove}
                  </AskButton>
                </Item>
              ))}
            </Items>
          )
        }
      </Loaded>
    </section>
  );
}

/** A picture that tenants uploaded: its id is a part of its address, `/i/img_…`. */
function Image() {
  const words = useTexts("deskRest");
  const told = useTold();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<OperatorImage | null>(null);
  const { submit, busy, error, forget } = useSubmit(
    () => {
      const [id = typed.trim()] = /img_[\w-]+/.exec(typed) ?? [];
      return ask<OperatorImage>("GET", at`images/${id}`);
    },
    { onDone: setFound, onRefused: () => setFound(null) },
  );
  return (
    <section class="card stack" aria-labelledby="pictures-image">
      <h2 id="pictures-image">{words.image}</h2>
      <p class="soft">{words.imageText}</p>
      <form class="op-filter" onSubmit={instead(() => typed.trim() !== "" && submit())}>
        <TextField
          label={words.imageId}
          spellcheck={false}
          value={typed}
          onInput={(text) => {
            setTyped(text);
            forget();
          }}
        />
        <Button type="submit" icon="search" busy={busy}>
          {words.findImage}
        </Button>
      </form>
      <Errors error={error} />
      {found && (
        <ul class="plain-list">
          <Item
            title={found.id}
            facts={[
              words.pixels(number(found.width), number(found.height)),
              bytes(found.bytes),
              found.codes.length > 0 && words.shownBy(found.codes.length),
            ]}
            more={
              <p class="small-text">
                <Link to={`/workspaces/${encodeURIComponent(found.tenantId)}`}>{words.toWorkspace}</Link>
              </p>
            }
          >
            <AskButton
              small
              title={words.removeImage}
              text={words.removeImageText}
              act={() => ask("DELETE", at`images/${found.id}`)}
              onDone={() => {
                setFound(null);
                setTyped("");
                told(words.imageRemoved);
              }}
            >
              {words.remove}
            </AskButton>
          </Item>
        </ul>
      )}
    </section>
  );
}
