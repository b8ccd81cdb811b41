import { Link, ViewTitle } from "../../lib/route.tsx";
import { SET_UP_FACTOR } from "./places.ts";
import { useTexts } from "../../texts/texts.ts";

/** In place of all views of a workspace that demands a second factor of somebody who has none. */
export function FactorMissing() {
  const words = useTexts("person");
  return (
    <div class="state">
      <ViewTitle>{words.factorMissing}</ViewTitle>
      <p>{words.factorMissingText}</p>
      <Link to={SET_UP_FACTOR} class="button primary">
        {words.setUp}
      </Link>
    </div>
  );
}
