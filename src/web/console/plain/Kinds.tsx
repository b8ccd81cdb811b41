import { Link } from "../../lib/route.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The two lists of codes, as tabs: tracked ones, and plain ones. */
export function Kinds({ current }: { readonly current: "tracked" | "plain" }) {
  const words = useTexts("plain");
  return (
    <nav class="view-tabs kinds" aria-label={useTexts("codes").title}>
      <Link to="/codes" current={current === "tracked"}>
        {words.tracked}
      </Link>
      <Link to="/plain" current={current === "plain"}>
        {words.plain}
      </Link>
    </nav>
  );
}
