import { number, percent } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Table } from "../../ui/Table.tsx";
import type { Campaign } from "./order.ts";
import { texts } from "./texts.ts";

/** One campaign: what its codes counted together, and, opened, each of them. @param all - scans of all campaigns. */
export function CampaignCard(props: {
  readonly campaign: Campaign;
  readonly all: number;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
}) {
  const t = useTexts(texts);
  const { campaign, all, isOpen, onToggle } = props;
  const { group, codes, scans, items } = campaign;
  const name = group ?? t.ungrouped;
  const share = all === 0 ? 0 : scans / all;

  return (
    <li class="card campaign" data-group={group ?? undefined}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>
          <span class="campaign-name">
            <Icon name="right" size={18} />
            <span>
              <strong>{name}</strong>
              <span class="soft">{t.codes(number(codes), codes === 1)}</span>
            </span>
          </span>
          <span class="campaign-sums">
            {(["scans", "unique", "leads"] as const).map((sum) => (
              <span key={sum} data-sum={sum}>
                <span class="soft">{t[sum]}</span> <strong>{number(campaign[sum])}</strong>
              </span>
            ))}
          </span>
          <span class="campaign-share">
            <span class="share-bar" style={{ "--share": share }} aria-hidden="true" />
            <span class="soft">{t.shareOf(percent(share))}</span>
          </span>
        </summary>
        {isOpen && (
          <Table
            label={t.codesOf(name)}
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "code",
                head: t.code,
                names: true,
                cell: ({ id, title, shortId }) => (
                  <Link to={`/codes/${encodeURIComponent(id)}/analytics`}>{title ?? shortId}</Link>
                ),
              },
              {
                key: "scans",
                head: t.scans,
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
              { key: "unique", head: t.unique, end: true, cell: (item) => number(item.unique) },
              { key: "leads", head: t.leads, end: true, cell: (item) => number(item.leads) },
              { key: "ctaRate", head: t.ctaRate, end: true, cell: (item) => percent(item.ctaRate) },
            ]}
          />
        )}
      </details>
    </li>
  );
}
