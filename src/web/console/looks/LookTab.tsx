import { useState } from "preact/hooks";
import type { LookRecord } from "../../../looks/model.ts";
import { Designer } from "../../design/Designer.tsx";
import type { Design } from "../../design/model.ts";
import { useExplain } from "../../lib/explain.ts";
import type { ProblemDetail } from "../../lib/problem.ts";
import { Link } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { LookSelect } from "./LookSelect.tsx";
import { LookPicture } from "./LookPicture.tsx";
import { useLooks } from "./looks.ts";
import { SaveDialog } from "./SaveDialog.tsx";
import { texts } from "./texts.ts";

/** The parts of a code's draft that say how it looks. */
interface LookParts {
  readonly design: Design;
  readonly look: string | null;
}

/** How a code looks: a saved look, or a design of its own, which can be saved as a look. */
export function LookTab(
  props: LookParts & {
    readonly put: (part: Partial<LookParts>) => void;
    readonly errors: readonly ProblemDetail[];
    readonly shortUrl: string;
  },
) {
  const { design, look, put, errors, shortUrl } = props;
  const words = useTexts(texts);
  const looks = useLooks();
  const [saves, setSaves] = useState(false);
  const known = looks.value ?? [];
  const chosen = known.find(({ id }) => id === look);
  const choose = (id: string | null) => {
    // A code's own design begins with the look that it had.
    const style = id === null ? (chosen?.style ?? {}) : {};
    put({ look: id, design: { ...design, style } });
  };
  return (
    <div class="stack">
      {(known.length > 0 || look !== null) && (
        <div class="card stack wide form-narrow">
          <LookSelect label={words.look} none={words.own} looks={known} value={look} onChange={choose} />
        </div>
      )}
      {look === null ? (
        <Designer
          design={design}
          onChange={(changed) => put({ design: changed })}
          encodes={{ shortUrl }}
          withoutContent
          errors={errors}
          aside={() => (
            <Button icon="plus" onClick={() => setSaves(true)}>
              {words.saveAs}
            </Button>
          )}
        />
      ) : (
        <ChosenLook look={chosen} errors={errors} />
      )}
      {saves && (
        <SaveDialog
          style={design.style}
          onClose={() => setSaves(false)}
          onSaved={(saved) => {
            setSaves(false);
            looks.reload();
            put({ look: saved.id, design: { ...design, style: {} } });
          }}
        />
      )}
    </div>
  );
}

function ChosenLook(props: {
  /** `undefined` until the looks are read. */
  readonly look: LookRecord | undefined;
  readonly errors: readonly ProblemDetail[];
}) {
  const { look, errors } = props;
  const words = useTexts(texts);
  const explain = useExplain();
  const wrong = errors.filter(({ pointer }) => pointer.startsWith("/style"));
  return (
    <>
      {wrong.length > 0 && (
        <Notice tone="bad">
          <div role="alert">
            {wrong.map((why) => (
              <p key={why.pointer + why.detail}>{explain(why)}</p>
            ))}
          </div>
        </Notice>
      )}
      {look && (
        <div class="card look">
          <LookPicture look={look} size={160} />
          <div class="stack">
            <p>{words.follows}</p>
            <p>
              <Link to={`/looks/${encodeURIComponent(look.id)}`}>{words.editThis}</Link>
            </p>
          </div>
        </div>
      )}
    </>
  );
}
