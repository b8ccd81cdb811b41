import { type FunctionComponent, h } from "preact";
import { useLoad } from "../lib/load.ts";
import { Offline } from "../lib/problem.ts";
import { Failed, Loading } from "./State.tsx";

/** A component whose script is loaded when it is first shown. Without a connection it is tried again until it comes. */
export function late<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | undefined;
  const read = async () => {
    loaded ??= await load().catch((cause: unknown) => {
      throw new Offline("The script did not come", { cause });
    });
    return loaded;
  };
  return (props) => {
    const { value, error, reload } = useLoad(read, []);
    const Shown = value ?? loaded;
    if (Shown) return h(Shown, props);
    return error ? <Failed error={error} retry={reload} /> : <Loading />;
  };
}
