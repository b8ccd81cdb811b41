import { useEffect, useId, useState } from "preact/hooks";
import type { Logo } from "../../logos/model.ts";
import type { Style } from "../../qr/style.ts";
import { address, call, download } from "../lib/api.ts";
import { useKey } from "../lib/key.ts";
import { useLoad } from "../lib/load.ts";
import { shaped } from "../lib/shape.ts";
import { useTexts } from "../lib/texts.ts";
import { Icon } from "../ui/Icon.tsx";
import { readImage, TooLarge } from "./picture.ts";
import { texts } from "./texts.ts";

/** A logo of the catalog as an image, fetched with the key when signed in. */
export function LogoImage({ id }: { readonly id: string }) {
  const path = `/api/v1/logos/${encodeURIComponent(id)}/file.svg`;
  const key = useKey();
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    let url: string | undefined;
    download("GET", path, { signal: stop.signal }).then(
      ({ blob }) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setKept(url);
      },
      () => setKept(null),
    );
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [path, key]);
  const source = key === null ? address(path) : kept;
  return source === null ? null : <img src={source} alt="" width={40} height={40} loading="lazy" />;
}

const isLogoAnswer = shaped<{ readonly data: Logo }>({ data: "object" });

/** The chosen logo's name and its owner's guidelines. */
export function LogoName({ logo }: { readonly logo: NonNullable<Style["logo"]> }) {
  const words = useTexts(texts);
  const { id } = logo;
  const { value } = useLoad<Logo | null>(
    async (signal) => {
      if (id === undefined) return null;
      const answer = await call("GET", `/api/v1/logos/${encodeURIComponent(id)}`, isLogoAnswer, { signal });
      return answer.data;
    },
    [id],
  );
  if (id === undefined) return <p>{words.ownLogo}</p>;
  const guidelines = value?.guidelines;
  return (
    <div class="row">
      <span class="logo-tile">
        <LogoImage id={id} />
      </span>
      <div>
        <p>
          <strong>{value?.name ?? id}</strong>
        </p>
        {value && <p class="hint">{value.attribution}</p>}
        {guidelines && /^https?:\/\//i.test(guidelines) && (
          <a class="small-text" href={guidelines} target="_blank" rel="noopener noreferrer">
            {words.terms} <Icon name="external" size={14} />
          </a>
        )}
      </div>
    </div>
  );
}

/** A logo from a file: SVG as it is, pictures scaled down to a small PNG. */
export function OwnLogo(props: {
  readonly onChoose: (art: { readonly svg?: string; readonly png?: string }) => void;
}) {
  const words = useTexts(texts);
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      props.onChoose(await readImage(file));
      setError(null);
    } catch (thrown) {
      setError(thrown instanceof TooLarge ? words.uploadTooLarge : words.uploadFailed);
    }
  };
  return (
    <div class="own-logo">
      <input
        type="file"
        id={id}
        class="file"
        accept="image/svg+xml,image/png,image/jpeg,image/webp,image/gif,.svg"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      <label for={id} class="button small">
        <Icon name="upload" size={18} />
        <span>{words.upload}</span>
      </label>
      <span class="hint" id={`${id}-hint`}>
        {words.uploadHint}
      </span>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
