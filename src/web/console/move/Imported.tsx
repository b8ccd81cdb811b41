import { useEffect, useRef } from "preact/hooks";
import type { Import } from "quietzone-client";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Counts } from "./Counts.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The outcome of an import. */
export function Imported(props: { readonly answer: Import; readonly onAnother: () => void }) {
  const words = useTexts("move");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="stack wide" aria-labelledby="move-imported">
      <h2 id="move-imported" tabIndex={-1} ref={heading}>
        {words.imported(props.answer.made)}
      </h2>
      <p>{words.importedText}</p>
      <Counts answer={props.answer} made={words.made} />
      <div class="row">
        <Link to="/codes" class="button primary">
          {words.toCodes}
        </Link>
        <Button onClick={props.onAnother}>{words.another}</Button>
      </div>
    </section>
  );
}
