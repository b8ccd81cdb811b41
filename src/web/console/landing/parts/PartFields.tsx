import { useEffect, useRef } from "preact/hooks";
import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { TextField } from "../../../ui/Field.tsx";
import { AudioFields } from "./AudioFields.tsx";
import { DownloadsFields } from "./DownloadsFields.tsx";
import type { PartDraft } from "./draft.ts";
import { GalleryFields } from "./GalleryFields.tsx";
import { HoursFields } from "./HoursFields.tsx";
import { MenuFields } from "./MenuFields.tsx";
import { AppsFields, LocationFields } from "./PlaceFields.tsx";
import { TextFields } from "./TextFields.tsx";
import type { PageErrors } from "./types.ts";
import { useTexts } from "../../../texts/texts.ts";

/** The editor of one of a page's own parts. */
export function PartFields(props: {
  readonly part: PartDraft;
  /** @param change - of the part as it is by then; null when it was removed meanwhile. */
  readonly onChange: (change: (part: PartDraft) => PartDraft) => void;
  readonly at: string;
  readonly errors: PageErrors;
  /** Whether the part was added just now, and gets the focus. */
  readonly isNew: boolean;
}) {
  const { part, onChange, at, errors, isNew } = props;
  const words = useTexts("parts");
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    const find = (place: string) => fields.current?.querySelector<HTMLElement>(place);
    (find("[data-part=first] input") ?? find("input, textarea, select, button"))?.focus();
  }, []);
  return (
    <div class="stack">
      <TextField
        label={words.title}
        hint={words.titleHint}
        optional
        maxLength={PART_LIMITS.title}
        value={part.title}
        onInput={(title) => onChange((latest) => ({ ...latest, title }))}
        error={errors.at(`${at}/title`)}
      />
      {(errors.at(`${at}/id`) ?? errors.at(`${at}/type`)) !== undefined && (
        <p class="error">{errors.at(`${at}/id`) ?? errors.at(`${at}/type`)}</p>
      )}
      <div ref={fields}>
        <Content {...{ part, onChange, at, errors }} />
      </div>
    </div>
  );
}

function Content(props: {
  readonly part: PartDraft;
  readonly onChange: (change: (part: PartDraft) => PartDraft) => void;
  readonly at: string;
  readonly errors: PageErrors;
}) {
  const { part, onChange, at, errors } = props;
  /** The properties of the editor of a part of this type. */
  function of<P extends PartDraft>(shown: P) {
    const isSame = (latest: PartDraft): latest is P => latest.type === shown.type;
    return {
      part: shown,
      at,
      errors,
      put: (change: Partial<P>) => onChange((latest) => ({ ...latest, ...change })),
      putLater: (change: (latest: P) => Partial<P>) =>
        onChange((latest) => (isSame(latest) ? { ...latest, ...change(latest) } : latest)),
    };
  }
  switch (part.type) {
    case "text":
      return <TextFields {...of(part)} />;
    case "menu":
      return <MenuFields {...of(part)} />;
    case "gallery":
      return <GalleryFields {...of(part)} />;
    case "audio":
      return <AudioFields {...of(part)} />;
    case "hours":
      return <HoursFields {...of(part)} />;
    case "apps":
      return <AppsFields {...of(part)} />;
    case "location":
      return <LocationFields {...of(part)} />;
    case "downloads":
      return <DownloadsFields {...of(part)} />;
  }
}
