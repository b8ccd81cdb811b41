import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadViews } from "../texts/catalogues.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Shape } from "../ui/Skeleton.tsx";
import { Loading } from "../ui/State.tsx";
import { useTexts } from "../texts/texts.ts";

/** Props of every view: the code's id, for views of one code. */
export interface ViewProps {
  readonly codeId: string;
}

/** Loads a view. */
export type LoadView = () => Promise<FunctionComponent<ViewProps>>;

type State =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "there"; readonly View: FunctionComponent<ViewProps> };

const loaded = new Map<LoadView, FunctionComponent<ViewProps>>();

function stateOf(load: LoadView): State {
  const View = loaded.get(load);
  return View ? { kind: "there", View } : { kind: "loading" };
}

/** A view whose script and texts are loaded on first use. A failed load can be retried. */
export function Lazy({
  load,
  codeId,
  shape,
}: ViewProps & { readonly load: LoadView; readonly shape: Shape }) {
  const words = useTexts("shell");
  const [state, setState] = useState<State>(() => stateOf(load));
  const [round, setRound] = useState(0);
  useEffect(() => {
    let here = true;
    setState(stateOf(load));
    Promise.all([load(), loadViews()]).then(
      ([View]) => {
        loaded.set(load, View);
        if (here) setState({ kind: "there", View });
      },
      () => {
        if (here) setState({ kind: "failed" });
      },
    );
    return () => {
      here = false;
    };
  }, [load, round]);
  useEffect(() => {
    const again = () => setRound((last) => last + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);

  if (state.kind === "there") return <state.View codeId={codeId} key={codeId} />;
  if (state.kind === "loading")
    return (
      <div class="view">
        <div class="skeleton head" />
        <Loading shape={shape} />
      </div>
    );
  return (
    <div class="state" role="alert">
      <span class="state-icon">
        <Icon name="warning" size={28} />
      </span>
      <h1>{words.viewFailed}</h1>
      <p>{words.newVersion}</p>
      <Button icon="refresh" onClick={() => location.reload()}>
        {words.reloadPage}
      </Button>
    </div>
  );
}
