import { isSame } from "../../lib/json.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import type { LandingTemplate } from "./draft.ts";
import type { About } from "./types.ts";
import { useTexts } from "../../texts/texts.ts";

/** Links to the content tab. */
export interface ContentWay {
  /** Whether the type is fixed. */
  readonly existing: boolean;
  readonly onOpen: () => void;
  /** Changes the type. */
  readonly onType: (type: string) => void;
}

/** The code types that each kind of page shows. The first is the one to choose. */
const WANTED = {
  profile: ["vcard", "mecard"],
  event: ["event"],
  offer: ["text"],
} as const;

function isWanting(template: LandingTemplate): template is keyof typeof WANTED {
  return Object.hasOwn(WANTED, template);
}

/** Hints at the content that this kind of page shows, while it is missing. */
export function ContentHint(props: {
  readonly template: LandingTemplate;
  readonly about: About;
  readonly way: ContentWay;
}) {
  const { template, about, way } = props;
  const words = useTexts("edit");
  if (!isWanting(template)) return null;
  const wanted: readonly string[] = WANTED[template];
  const fits = wanted.includes(about.type);
  if (fits && !isSame(about.fields, {})) return null;
  const [first = ""] = wanted;
  const action = fits ? (
    <Button small onClick={way.onOpen}>
      {words.fillIt}
    </Button>
  ) : (
    !way.existing && (
      <Button small onClick={() => way.onType(first)}>
        {words.chooseIt}
      </Button>
    )
  );
  return (
    <Notice tone="plain" action={action}>
      <p>{fits ? words.filled_none : words[`wants_${template}`]}</p>
    </Notice>
  );
}
