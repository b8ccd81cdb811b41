import { useEffect, useRef } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A new secret, shown once. */
export function SecretCard({ secret, onKept }: { readonly secret: string; readonly onKept: () => void }) {
  const words = useTexts("webhook");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [secret]);
  return (
    <section class="card stack secret-card" aria-labelledby="secret-title">
      <h2 id="secret-title" tabIndex={-1} ref={heading}>
        {words.secretTitle}
      </h2>
      <p>{words.secretOnce}</p>
      <p class="secret-line">
        <code data-secret>{secret}</code>
      </p>
      <div class="row">
        <CopyButton text={secret} label={words.secretLabel} />
        <Button onClick={onKept}>{words.secretDone}</Button>
      </div>
    </section>
  );
}
