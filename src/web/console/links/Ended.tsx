import type { ComponentChildren } from "preact";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * A link that opens nothing: it is used, too old, or somebody else's.
 * @param props.children - says what to do.
 */
export function Ended({ children }: { readonly children: ComponentChildren }) {
  const words = useTexts("links");
  return (
    <div class="card stack">
      <ViewTitle>{words.ended}</ViewTitle>
      {children}
      <div>
        <Link to="/" class="button">
          {words.toConsole}
        </Link>
      </div>
    </div>
  );
}
