import { ALL_SCOPES, type Scope } from "../../../kit/shared/scopes.ts";
import { list } from "../../lib/format.ts";
import { useTexts } from "../../texts/texts.ts";

/** Says what a key or an app may do. */
export function Allowed({ scopes }: { readonly scopes: readonly Scope[] }) {
  const words = useTexts("keys");
  const names = useTexts("scopes");
  const has = ALL_SCOPES.filter((scope) => scopes.includes(scope));
  const may =
    has.length === ALL_SCOPES.length
      ? words.all
      : has.length === 0
        ? words.nothing
        : list(has.map((scope) => names[scope]));
  return <p>{may}</p>;
}
