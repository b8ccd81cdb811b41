import type { Code } from "quietzone-client";
import { go, Link } from "../../lib/route.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu, type MenuItem } from "../../ui/Menu.tsx";
import { useBots } from "../bots.ts";
import { waitingDraft } from "../drafts.ts";
import { isSingle } from "../gs1/single.ts";
import { May } from "../May.tsx";
import { allowed, useMay } from "../session.ts";
import type { Scope } from "../../../kit/shared/scopes.ts";
import { hostAndPath, nameOfCode } from "../../../features/codes/traits.ts";
import { shown } from "./addresses.ts";
import { Switch } from "./Switch.tsx";
import { CodeThumbnail } from "./CodeThumbnail.tsx";
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
  const blocked = useTexts("blocked");
  const lock = useTexts("locks");
  const { singleShort } = useTexts("product");
  const address = hostAndPath(code.target);
  const may = useMay();
  const bots = useBots();
  // A single item counts nothing itself, so a number would say that nobody scans it.
  const isAbove = code.gs1 && isSingle(code.gs1);
  const scans = isAbove ? singleShort : words.scans(code.scans - (bots ? 0 : code.bots));
  const look = `code-scans ${isAbove ? "words" : "numbers"}`;
  const name = nameOfCode(code);
  const path = `/codes/${encodeURIComponent(code.id)}`;
  const items: readonly (MenuItem & { readonly scope?: Scope })[] = [
    { label: words.open, icon: "qr", run: () => go(path) },
    { label: words.edit, icon: "edit", run: () => go(`${path}/edit`), scope: "codes:write" },
    { label: words.analytics, icon: "chart", run: () => go(`${path}/analytics`), scope: "analytics:read" },
    { label: words.duplicate, icon: "copy", run: () => onDuplicate(code), scope: "codes:write" },
    { label: words.remove, icon: "trash", danger: true, run: () => onDelete(code), scope: "codes:write" },
  ];
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
      <CodeThumbnail code={code} alt="" size={64} />
      <div class="code-what">
        <h3 dir="auto">
          <Link to={path}>{name}</Link>
        </h3>
        {name !== address && (
          <p class="soft small-text">
            <span class="hidden">{words.leadsTo} </span>
            <Icon name="external" size={14} />
            <span class="cut">{address}</span>
          </p>
        )}
        <p class="code-marks">
          {waitingDraft(code.id) && <span class="badge warn">{words.notSaved}</span>}
          {!code.active && (
            <span class="badge warn" title={code.blocked ? blocked.reasons[code.blocked.reason] : undefined}>
              {code.blocked ? blocked.short : words.isOff}
            </span>
          )}
          {code.locked && <span class="badge">{lock.badge}</span>}
          {code.landing && <span class="badge">{words.page}</span>}
          {code.group !== null && (
            <Link to={`/codes?${new URLSearchParams({ group: code.group })}`} class="badge">
              {code.group}
            </Link>
          )}
          {code.tags.map((tag) => (
            <Link key={tag} to={`/codes?${new URLSearchParams({ tag })}`} class="badge tag">
              {tag}
            </Link>
          ))}
        </p>
      </div>
      <div class="code-link">
        <span class="mono small-text cut">{shown(code.shortUrl)}</span>
        <CopyButton small text={code.shortUrl} label={`${words.copyLink} ${code.shortId}`} />
      </div>
      <May scope="analytics:read" otherwise={<span class={look}>{scans}</span>}>
        <Link to={`${path}/analytics`} class={look}>
          {scans}
        </Link>
      </May>
      <div class="code-do">
        {may("codes:write") && <Switch code={code} onSwitch={onSwitch} />}
        <Menu label={words.things(name)} items={allowed(may, items)} />
      </div>
    </li>
  );
}
