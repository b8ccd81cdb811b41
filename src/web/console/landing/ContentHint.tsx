import { isSame } from "../../lib/json.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { texts } from "../edit/texts.ts";
import type { LandingTemplate } from "./draft.ts";
import type { About } from "./types.ts";

/** The way to what the code is about, where its page shows that. */
export interface ContentWay {
  /** Whether its kind is fixed. */
  readonly existing: boolean;
  readonly onOpen: () => void;
  /** Makes it of another kind. */
  readonly onType: (type: string) => void;
}

/** Kinds of content that pages show: the first is the one to choose. */
const WANTED = {
  profile: ["vcard", "mecard"],
  event: ["event"],
  offer: ["text"],
} as const;

function isWanting(template: LandingTemplate): template is keyof typeof WANTED {
  return Object.hasOwn(WANTED, template);
}

/** Says what a page of this kind shows of the code's content, as long as that is not there. */
export function ContentHint(props: {
  readonly template: LandingTemplate;
  readonly about: About;
  readonly way: ContentWay;
}) {
  const { template, about, way } = props;
  const words = useTexts(texts);
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
