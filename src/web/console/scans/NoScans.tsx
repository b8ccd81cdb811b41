import { Button } from "../../ui/Button.tsx";
import { Empty } from "../../ui/State.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A log without a scan, or with automated ones alone, which are not shown. */
export function NoScans(props: { readonly hasBots: boolean; readonly onLook: () => void }) {
  const words = useTexts("scans");
  if (props.hasBots)
    return (
      <Empty icon="list" title={words.emptyPeople}>
        {words.emptyPeopleText}
      </Empty>
    );
  return (
    <Empty
      icon="list"
      title={words.empty}
      action={
        <Button icon="refresh" onClick={props.onLook}>
          {words.lookAgain}
        </Button>
      }
    >
      {words.emptyText}
    </Empty>
  );
}
