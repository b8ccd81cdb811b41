import { useEffect } from "preact/hooks";
import type { SignedIn } from "quietzone-client";
import { address, call } from "../../lib/api.ts";
import { useRoute } from "../../lib/route.tsx";
import { onSignedInElsewhere, SIGNED_IN } from "../person/elsewhere.ts";
import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The views that the service leads back to. */
const VIEW = /^[A-Za-z0-9_/-]{0,100}$/;

/**
 * Sign-in at the provider: the browser goes there and comes back, or a window of its own does while the page
 * waits.
 */
export function ProviderButton(props: {
  readonly name: string;
  readonly inPlace: boolean;
  readonly remember: boolean | undefined;
  readonly onIn: (signedIn: SignedIn) => void;
}) {
  const { name, inPlace, remember, onIn } = props;
  const words = useTexts("signin");
  const { path } = useRoute();
  useEffect(() => {
    if (inPlace) return onSignedInElsewhere(() => void call("GET /app/api/session").then(onIn, () => {}));
  }, [inPlace]);
  const start = (view: string) => {
    const query = new URLSearchParams({
      to: VIEW.test(view) ? view : "",
      remember: String(remember === true),
    });
    return address(`app/api/oidc/start?${query}`);
  };
  return (
    <Button
      icon="external"
      class="wide"
      onClick={() => {
        if (inPlace) open(start(SIGNED_IN), "_blank", "popup,width=520,height=680");
        else location.assign(start(path.slice(1)));
      }}
    >
      {words.byProvider(name)}
    </Button>
  );
}
