import { Button } from "./Button.tsx";
import { Notice, useReason } from "./State.tsx";
import type { Pages } from "./pages.ts";
import { useTexts } from "../texts/texts.ts";

/** The end of a list: the number of entries shown, and a button for the next page. */
export function More(props: {
  readonly pages: Pick<Pages<never>, "hasMore" | "loadingMore" | "moreError" | "loadMore">;
  readonly label: string;
  readonly count: string;
}) {
  const words = useTexts("lists");
  const reason = useReason();
  const { hasMore, loadingMore, moreError, loadMore } = props.pages;
  return (
    <div class="more">
      <p class="soft" role="status">
        {loadingMore ? words.readingMore : props.count}
      </p>
      {moreError !== undefined && (
        <Notice tone="bad">
          <p role="alert">{reason(moreError)}</p>
        </Notice>
      )}
      {hasMore && (
        <Button onClick={loadMore} busy={loadingMore}>
          {props.label}
        </Button>
      )}
    </div>
  );
}
