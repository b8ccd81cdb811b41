import { useState } from "preact/hooks";
import type { Look } from "quietzone-client";
import { call, send } from "../../lib/api.ts";
import { go, Link, ViewTitle } from "../../lib/route.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { Empty, useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { useMay } from "../session.ts";
import { LookPicture } from "./LookPicture.tsx";
import { useLooks } from "./looks.ts";
import { useTexts } from "../../texts/texts.ts";

/** The saved looks of the workspace. */
export function View() {
  const words = useTexts("looks");
  const reason = useReason();
  const load = useLooks();
  const mayEdit = useMay()("codes:write");
  const [doomed, setDoomed] = useState<Look | null>(null);
  const newLook = mayEdit && (
    <Link to="/looks/new" class="button primary">
      <Icon name="plus" />
      <span>{words.newLook}</span>
    </Link>
  );

  async function setDefault(look: Look, isDefault: boolean) {
    try {
      const changed = await call("PATCH /app/api/styles/{id}", { id: look.id, body: { isDefault } });
      toast({ text: isDefault ? words.isDefaultNow(changed.name) : words.noDefaultNow, tone: "good" });
      load.reload();
    } catch (error) {
      toast({ text: reason(error), tone: "bad" });
    }
  }

  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
        {load.value && load.value.length > 0 && <div class="view-actions">{newLook}</div>}
      </header>
      <p class="soft">{words.intro}</p>
      <Loaded load={load} shape="rows">
        {(looks) =>
          looks.length === 0 ? (
            <Empty icon="drop" title={words.emptyTitle} action={newLook}>
              {words.emptyText}
            </Empty>
          ) : (
            <ul class="plain-list looks">
              {looks.map((look) => (
                <li key={look.id} class="card look">
                  <LookPicture look={look} size={120} />
                  <div class="look-name">
                    <h2 dir="auto">
                      {mayEdit ? (
                        <Link to={`/looks/${encodeURIComponent(look.id)}`}>{look.name}</Link>
                      ) : (
                        look.name
                      )}
                    </h2>
                    {look.isDefault && <span class="badge good">{words.default}</span>}
                  </div>
                  {mayEdit && (
                    <Menu
                      label={words.things(look.name)}
                      items={[
                        {
                          label: words.edit,
                          icon: "edit",
                          run: () => go(`/looks/${encodeURIComponent(look.id)}`),
                        },
                        {
                          label: look.isDefault ? words.endDefault : words.makeDefault,
                          icon: "check",
                          run: () => void setDefault(look, !look.isDefault),
                        },
                        {
                          label: words.remove,
                          icon: "trash",
                          danger: true,
                          run: () => setDoomed(look),
                        },
                      ]}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {doomed && (
        <Deletion
          look={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            setDoomed(null);
            load.reload();
          }}
        />
      )}
    </div>
  );
}

/** Confirms the deletion of a look. The service refuses it while codes name the look. */
function Deletion(props: {
  readonly look: Look;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}) {
  const { look, onClose, onDeleted } = props;
  const words = useTexts("looks");
  return (
    <DangerDialog
      title={words.deleteTitle(look.name)}
      yes={words.remove}
      no={words.keep}
      act={() => send("DELETE /app/api/styles/{id}", { id: look.id })}
      goneCode="style_not_found"
      onClose={onClose}
      onDone={() => {
        toast({ text: words.deleted(look.name), tone: "good" });
        onDeleted();
      }}
    >
      <p>{words.deleteText}</p>
    </DangerDialog>
  );
}
