import { useEffect, useRef } from "preact/hooks";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { texts } from "./texts.ts";

/** A new secret, shown once. */
export function SecretCard({ secret, onKept }: { readonly secret: string; readonly onKept: () => void }) {
  const t = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [secret]);
  return (
    <section class="card stack secret-card" aria-labelledby="secret-title">
      <h2 id="secret-title" tabIndex={-1} ref={heading}>
        {t.secretTitle}
      </h2>
      <p>{t.secretOnce}</p>
      <p class="secret-line">
        <code data-secret>{secret}</code>
      </p>
      <div class="row">
        <CopyButton text={secret} label={t.secretLabel} />
        <Button onClick={onKept}>{t.secretDone}</Button>
      </div>
    </section>
  );
}
