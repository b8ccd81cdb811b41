import { number, percent } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LogTable } from "../../ui/Table.tsx";
import { Sparkline } from "../../ui/Sparkline.tsx";
import type { Choice } from "../analytics/choice.ts";
import { ShareMenu } from "../shares/ShareMenu.tsx";
import type { Campaign } from "./order.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * One campaign: its totals and, when open, its codes.
 * @param all - scans of all campaigns that are shown.
 * @param hasMore - whether there are others.
 */
export function CampaignCard(props: {
  readonly campaign: Campaign;
  /** Its scans over time; `null` where they are not known. */
  readonly line: readonly number[] | null;
  /** The place of the line that is not complete yet. */
  readonly running: number | null;
  readonly all: number;
  readonly hasMore: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  /** The period that is shown. */
  readonly choice: Choice;
}) {
  const words = useTexts("campaigns");
  const { campaign, line, running, all, hasMore, isOpen, onToggle, choice } = props;
  const { group, codes, scans, items, itemsTotal } = campaign;
  const name = group ?? words.ungrouped;
  const share = all === 0 ? 0 : scans / all;

  return (
    <li class="card campaign" data-group={group ?? undefined}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>
          <span class="campaign-name">
            <Icon name="right" size={18} />
            <span>
              <strong>{name}</strong>
              <span class="soft">{words.codes(number(codes), codes === 1)}</span>
            </span>
          </span>
          <span class="campaign-sums">
            {(["scans", "uniqueVisitors", "leads"] as const).map((sum) => (
              <span key={sum} data-sum={sum}>
                <span class="soft">{words[sum]}</span> <strong>{number(campaign[sum])}</strong>
              </span>
            ))}
          </span>
          {line && line.length > 1 && (
            <span class="campaign-line">
              <Sparkline values={line} running={running} />
            </span>
          )}
          <span class="campaign-share">
            <span class="share-bar" style={{ "--share": share }} aria-hidden="true" />
            <span class="soft">{(hasMore ? words.shareOfShown : words.shareOf)(percent(share))}</span>
          </span>
        </summary>
        {isOpen && group !== null && (
          <div class="row end no-print">
            <ShareMenu of={{ group }} choice={choice} />
          </div>
        )}
        {isOpen && <CodeRows name={name} items={items} scans={scans} />}
        {isOpen && itemsTotal > items.length && (
          <p class="soft campaign-rest">
            {words.mostScanned(number(items.length), number(itemsTotal))}{" "}
            {group !== null && (
              <Link to={`/codes?${new URLSearchParams({ group, sort: "scans" })}`}>{words.allCodes}</Link>
            )}
          </p>
        )}
      </details>
    </li>
  );
}

/** The codes of a campaign; on a narrow screen as cards. */
function CodeRows(props: {
  readonly name: string;
  readonly items: Campaign["items"];
  readonly scans: number;
}) {
  const words = useTexts("campaigns");
  const { name, items, scans } = props;
  return (
    <LogTable
      label={words.codesOf(name)}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "code",
          head: words.code,
          names: true,
          cell: ({ id, name }) => <Link to={`/codes/${encodeURIComponent(id)}/analytics`}>{name}</Link>,
        },
        {
          key: "scans",
          head: words.scans,
          end: true,
          cell: (item) => (
            <span class="with-bar">
              <span
                class="share-bar"
                style={{ "--share": scans === 0 ? 0 : item.scans / scans }}
                aria-hidden="true"
              />
              {number(item.scans)}
            </span>
          ),
        },
        { key: "unique", head: words.uniqueVisitors, end: true, cell: ({ unique }) => number(unique) },
        { key: "leads", head: words.leads, end: true, cell: ({ leads }) => number(leads) },
        { key: "ctaRate", head: words.ctaRate, end: true, cell: ({ ctaRate }) => percent(ctaRate) },
      ]}
    />
  );
}
