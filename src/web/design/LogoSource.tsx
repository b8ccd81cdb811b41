import { useEffect, useState } from "preact/hooks";
import type { Logo, Style } from "quietzone-client";
import { address, call, download } from "../lib/api.ts";
import { useHolder } from "../lib/holder.ts";
import { useLoad } from "../lib/load.ts";
import { FileButton } from "../ui/FileButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { type LogoArt, readImage, unreadable } from "./picture.ts";
import { useTexts } from "../texts/texts.ts";

/** A logo of the catalog as an image, fetched with the key when signed in. */
export function LogoImage({ id }: { readonly id: string }) {
  const key = useHolder();
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    let url: string | undefined;
    download("GET /api/v1/logos/{id}/file.svg", { id }, { signal: stop.signal }).then(
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
  }, [id, key]);
  const source = key === null ? address(`api/v1/logos/${encodeURIComponent(id)}/file.svg`) : kept;
  return source === null ? null : <img src={source} alt="" width={40} height={40} loading="lazy" />;
}

/** The chosen logo's name and its owner's guidelines. */
export function LogoName({ logo }: { readonly logo: NonNullable<Style["logo"]> }) {
  const words = useTexts("design");
  const { id } = logo;
  const { value } = useLoad<Logo | null>(
    async (signal) => {
      if (id === undefined) return null;
      const answer = await call("GET /api/v1/logos/{id}", { id }, { signal });
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

/** A button that takes a logo from a file. */
export function OwnLogo(props: { readonly onChoose: (art: LogoArt) => void }) {
  const words = useTexts("design");
  const [error, setError] = useState<string | null>(null);
  const read = async (file: File) => {
    try {
      props.onChoose(await readImage(file));
      setError(null);
    } catch (thrown) {
      setError(unreadable(thrown, words));
    }
  };
  return (
    <FileButton
      label={words.upload}
      hint={words.uploadHint}
      accept="image/svg+xml,image/png,image/jpeg,image/webp,image/gif,.svg"
      onFile={(file) => void read(file)}
      error={error}
    />
  );
}
