import type { Code } from "quietzone-client";
import { go, Link } from "../../lib/route.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { useBots } from "../bots.ts";
import { nameOf } from "./actions.ts";
import { hostOf, shown } from "./addresses.ts";
import { Switch } from "./Switch.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import { useTexts } from "../../texts/texts.ts";

/** One code in the list. */
export function Row(props: {
  readonly code: Code;
  readonly isChosen: boolean;
  readonly onChoose: (code: Code, isChosen: boolean) => void;
  readonly onSwitch: (code: Code) => Promise<void>;
  readonly onDuplicate: (code: Code) => void;
  readonly onDelete: (code: Code) => void;
}) {
  const { code, isChosen, onChoose, onSwitch, onDuplicate, onDelete } = props;
  const words = useTexts("codes");
  const choosing = useTexts("runs");
  const bots = useBots();
  const name = nameOf(code);
  const path = `/codes/${encodeURIComponent(code.id)}`;
  return (
    <li class={code.active ? "code-row" : "code-row is-off"}>
      <label class="code-choose">
        <input
          type="checkbox"
          aria-label={choosing.choose(name)}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(code, currentTarget.checked)}
        />
      </label>
      <Thumbnail code={code} alt="" size={64} />
      <div class="code-what">
        <h3 dir="auto">
          <Link to={path}>{name}</Link>
        </h3>
        <p class="soft small-text">
          <span class="hidden">{words.leadsTo} </span>
          <Icon name="external" size={14} />
          <span class="cut">{hostOf(code.target)}</span>
        </p>
        <p class="code-marks">
          {!code.active && <span class="badge warn">{words.isOff}</span>}
          {code.landing && <span class="badge">{words.page}</span>}
          {code.group !== null && (
            <Link to={`/codes?${new URLSearchParams({ group: code.group })}`} class="badge">
              {code.group}
            </Link>
          )}
        </p>
      </div>
      <div class="code-link">
        <span class="mono small-text cut">{shown(code.shortUrl)}</span>
        <CopyButton small text={code.shortUrl} label={`${words.copyLink} ${code.shortId}`} />
      </div>
      <Link to={`${path}/analytics`} class="code-scans numbers">
        {words.scans(code.scans - (bots ? 0 : code.bots))}
      </Link>
      <div class="code-do">
        <Switch code={code} onSwitch={onSwitch} />
        <Menu
          label={words.things(name)}
          items={[
            { label: words.open, icon: "qr", run: () => go(path) },
            { label: words.edit, icon: "edit", run: () => go(`${path}/edit`) },
            { label: words.analytics, icon: "chart", run: () => go(`${path}/analytics`) },
            { label: words.duplicate, icon: "copy", run: () => onDuplicate(code) },
            { label: words.remove, icon: "trash", danger: true, run: () => onDelete(code) },
          ]}
        />
      </div>
    </li>
  );
}
