import { isProblem } from "../../../../sdk/src/problem.ts";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { Failed } from "../../ui/State.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A code that could not be read, with the reason. */
export function CodeTrouble(props: { readonly error: unknown; readonly retry: () => void }) {
  const words = useTexts("code");
  const { error, retry } = props;
  if (!(isProblem(error) && error.status === 404)) return <Failed error={error} retry={retry} />;
  return (
    <div class="state">
      <ViewTitle>{words.noCode}</ViewTitle>
      <p>{words.noCodeText}</p>
      <Link to="/codes" class="button">
        {words.toCodes}
      </Link>
    </div>
  );
}
