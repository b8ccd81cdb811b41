import { useState } from "preact/hooks";
import { date } from "../../lib/format.ts";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Empty } from "../../ui/State.tsx";
import { ask, at } from "../api.ts";
import { AskButton } from "../parts/AskButton.tsx";
import { Item, Items } from "../parts/Item.tsx";
import { Page } from "../parts/Page.tsx";
import { useTold } from "../parts/told.ts";
import type { Voucher, VoucherList } from "../records.ts";
import { MakeVoucher } from "./MakeVoucher.tsx";
import { useTexts } from "../../texts/texts.ts";

const TONES = { open: "good", expired: "", "used up": "", revoked: "bad" } as const;

/** The vouchers for plans. Of each only a part of its code is known. */
export function Vouchers() {
  const words = useTexts("deskRest");
  const { vouchers: title } = useTexts("desk");
  const told = useTold();
  const [makes, setMakes] = useState(false);
  const load = useLoad((signal) => ask<VoucherList>("GET", "vouchers", { signal }), []);
  const put = (changed: Voucher) =>
    load.change((last) => ({
      vouchers: last.vouchers.map((each) => (each.hint === changed.hint ? changed : each)),
    }));
  return (
    <Page
      title={title}
      actions={
        <Button icon="plus" onClick={() => setMakes(true)}>
          {words.newVoucher}
        </Button>
      }
    >
      <Loaded load={load} shape="rows">
        {({ vouchers }) =>
          vouchers.length === 0 ? (
            <Empty icon="ticket" title={words.noVouchers} />
          ) : (
            <Items label={title}>
              {vouchers.map((voucher) => (
                <Item
                  key={voucher.hint}
                  title={voucher.hint}
                  facts={[
                    voucher.plan,
                    voucher.days === null ? words.lasting : words.forDays(voucher.days),
                    words.redeemed(voucher.redeemed, voucher.uses),
                    voucher.expiresAt !== null && words.redeemBy(date(voucher.expiresAt)),
                    words.madeOn(date(voucher.createdAt)),
                  ]}
                  marks={
                    <span class={["badge", TONES[voucher.state]].join(" ")}>
                      {words.voucherStates[voucher.state]}
                    </span>
                  }
                >
                  {voucher.state === "open" && (
                    <AskButton
                      small
                      title={words.revokeTitle(voucher.hint)}
                      text={words.revokeText}
                      act={() => ask<Voucher>("DELETE", at`vouchers/${voucher.hint}`)}
                      onDone={(revoked) => {
                        put(revoked);
                        told(words.revoked);
                      }}
                    >
                      {words.revoke}
                    </AskButton>
                  )}
                </Item>
              ))}
            </Items>
          )
        }
      </Loaded>
      {makes && <MakeVoucher onClose={() => setMakes(false)} onMade={load.reload} />}
    </Page>
  );
}
