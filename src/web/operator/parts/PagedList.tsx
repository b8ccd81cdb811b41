import type { ComponentChildren } from "preact";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import type { Pages } from "../../ui/pages.ts";
import { Empty } from "../../ui/State.tsx";
import { Items } from "./Item.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A list that is read page by page. @param props.count - the entries that are shown. */
export function PagedList<T extends { readonly nextCursor: string | null }>(props: {
  readonly pages: Pages<T>;
  readonly count: number;
  readonly label: string;
  /** Told of an empty list. */
  readonly none: string;
  readonly children: ComponentChildren;
}) {
  const { pages, count } = props;
  const words = useTexts("desk");
  return (
    <Loaded load={pages.first} shape="rows">
      {() =>
        count === 0 && !pages.hasMore ? (
          <Empty icon="search" title={props.none} />
        ) : (
          <>
            <Items label={props.label}>{props.children}</Items>
            <More pages={pages} label={words.loadMore} count={words.shown(count)} />
          </>
        )
      }
    </Loaded>
  );
}
