import { useSignedIn } from "../person/person.ts";
import { useTexts } from "../../texts/texts.ts";
import { Blocked } from "./Blocked.tsx";

/** Tells a person of the workspaces that the operator has suspended. */
export function Suspended() {
  const words = useTexts("blocked");
  const suspended = useSignedIn()?.suspended ?? [];
  return (
    <>
      {suspended.map(({ id, name, blocked }) => (
        <Blocked key={id} text={words.workspace(name)} block={blocked} />
      ))}
    </>
  );
}
