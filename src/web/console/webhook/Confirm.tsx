import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

/** Asks for a confirmation. */
export function Confirm(props: {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly isDanger?: boolean;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) {
  return (
    <Dialog
      title={props.title}
      onClose={props.onNo}
      footer={
        <>
          <Button onClick={props.onNo}>{props.no}</Button>
          <Button kind={props.isDanger ? "danger" : "primary"} busy={props.busy} onClick={props.onYes}>
            {props.yes}
          </Button>
        </>
      }
    >
      <p>{props.text}</p>
    </Dialog>
  );
}
