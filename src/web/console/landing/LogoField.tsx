import { useState } from "preact/hooks";
import { LogoSearch } from "../../design/LogoSearch.tsx";
import { LogoName } from "../../design/LogoSource.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A logo of the catalog, or none. */
export function LogoField(props: {
  readonly id: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}) {
  const { id, onChange, error } = props;
  const words = useTexts("landing");
  const [choosing, setChoosing] = useState(false);
  return (
    <fieldset class="stack-tight">
      <legend class="label">{words.logo}</legend>
      {id === "" ? <p class="soft">{words.noLogo}</p> : <LogoName logo={{ id }} />}
      {error && <p class="error">{error}</p>}
      <div class="row">
        <Button small icon="image" onClick={() => setChoosing(true)}>
          {id === "" ? words.chooseLogo : words.changeLogo}
        </Button>
        {id !== "" && (
          <Button small kind="quiet" icon="trash" onClick={() => onChange("")}>
            {words.removeLogo}
          </Button>
        )}
      </div>
      {choosing && (
        <Dialog title={words.chooseLogo} onClose={() => setChoosing(false)} wide>
          <LogoSearch
            chosen={id === "" ? undefined : id}
            onChoose={(chosen) => {
              onChange(chosen);
              setChoosing(false);
            }}
          />
        </Dialog>
      )}
    </fieldset>
  );
}
