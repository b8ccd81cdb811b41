import { useState } from "preact/hooks";
import type { Style } from "quietzone-client";
import { NAME_LENGTH } from "../../../features/looks/constants.ts";
import { Designer } from "../../design/Designer.tsx";
import { callTagged } from "../../lib/api.ts";
import { isSame, jsonOf } from "../../lib/json.ts";
import { useLoad } from "../../lib/load.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { go, Link, match, useRoute, ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import { Empty, Failed, Loading } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { FormFoot, keepSearches } from "../edit/FormFoot.tsx";
import { PagesCard } from "./PagesCard.tsx";
import { sampleUrl } from "./looks.ts";
import { type LookDraft, useLookSaver } from "./saver.ts";
import { useTexts } from "../../texts/texts.ts";

const NEW: LookDraft = { name: "", style: {}, isDefault: false, page: null };

/** Edits a saved look, or makes one. */
export function View() {
  const { path } = useRoute();
  const id = match("/looks/:id", path)?.["id"] ?? "new";
  return id === "new" ? <Editor key={id} id={null} begun={NEW} tag="" /> : <Existing key={id} id={id} />;
}

function Existing({ id }: { readonly id: string }) {
  const words = useTexts("looks");
  const load = useLoad(
    async (signal) => {
      const { record, tag } = await callTagged("GET /app/api/styles/{id}", { id }, { signal });
      const { name, style, isDefault, page } = record;
      return { begun: { name, style, isDefault, page }, tag };
    },
    [id],
  );
  if (load.value) return <Editor id={id} {...load.value} />;
  if (!load.error) return <Loading shape="form" />;
  if (!(isProblem(load.error) && load.error.status === 404))
    return <Failed error={load.error} retry={load.reload} />;
  return (
    <Empty
      icon="search"
      title={words.gone}
      action={
        <Link to="/looks" class="button">
          {words.toLooks}
        </Link>
      }
    />
  );
}

function Editor(props: {
  /** `null` for a new look. */
  readonly id: string | null;
  readonly begun: LookDraft;
  /** The ETag of the look as it was read. */
  readonly tag: string;
}) {
  const { id, begun, tag } = props;
  const words = useTexts("looks");
  const [draft, setDraft] = useState(begun);
  const { save, busy, error, errors, nameError, errorAt } = useLookSaver((look) => {
    go("/looks", { replace: true });
    toast({ text: words.saved(look.name), tone: "good" });
  });
  const put = (part: Partial<LookDraft>) => setDraft((last) => ({ ...last, ...part }));
  const isChanged = !isSame(jsonOf(draft), jsonOf(begun));
  const isPlaced = errors.length > 0 || nameError !== undefined || errorAt("/page") !== undefined;
  return (
    <form
      class="view"
      noValidate
      onKeyDown={keepSearches}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) save(draft, id === null ? null : { id, tag });
      }}
    >
      <header class="view-head">
        <div>
          <p class="eyebrow">
            <Link to="/looks">{words.title}</Link>
          </p>
          <ViewTitle>{id === null ? words.newLook : begun.name}</ViewTitle>
        </div>
      </header>
      {!isPlaced && <Errors error={error} />}
      {id !== null && <p class="soft">{words.changesAll}</p>}
      <Designer
        design={{ type: "url", fields: {}, style: draft.style }}
        onChange={({ style }: { readonly style: Style }) => put({ style })}
        encodes={{ shortUrl: sampleUrl() }}
        errors={errors}
        foot={(symbol) => (
          <FormFoot
            errors={errors.length + Number(nameError !== undefined)}
            symbol={symbol}
            {...(isChanged ? { state: words.unsaved } : {})}
          >
            <Link to="/looks" class="button">
              {words.cancel}
            </Link>
            <Button kind="primary" type="submit" busy={busy}>
              {words.save}
            </Button>
          </FormFoot>
        )}
      >
        {({ style }) => (
          <>
            <div class="card stack wide">
              <TextField
                label={words.name}
                pointer="/name"
                hint={words.nameHint}
                required
                maxLength={NAME_LENGTH}
                value={draft.name}
                onInput={(name) => put({ name })}
                error={nameError}
              />
              <Check
                label={words.defaultLabel}
                hint={words.defaultHint}
                checked={draft.isDefault}
                onChange={(isDefault) => put({ isDefault })}
              />
            </div>
            {style}
            <PagesCard page={draft.page ?? null} onChange={(page) => put({ page })} errorAt={errorAt} />
          </>
        )}
      </Designer>
    </form>
  );
}
