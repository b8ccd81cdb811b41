import { useState } from "preact/hooks";
import type { SignedIn } from "quietzone-client";
import { Loading } from "../../ui/State.tsx";
import { Forgotten } from "./Forgotten.tsx";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { PasswordForm, StayCheck } from "./PasswordForm.tsx";
import { ProviderButton } from "./ProviderButton.tsx";
import { type Method, SecondStep } from "./SecondStep.tsx";
import { useWays } from "./ways.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * All ways in which a person signs in: password, passkey and provider, and the second step where one is set.
 * @param props.email - the address of the person who signs in again; without it anybody may.
 * @param props.second - the second factors, where another page begun the sign-in.
 * @param props.inPlace - whether the page stays, so that a provider has a window of its own.
 */
export function PersonForm(props: {
  readonly email?: string;
  readonly second?: readonly Method[] | null;
  readonly inPlace?: boolean;
  readonly onIn: (signedIn: SignedIn) => void;
}) {
  const { email = null, inPlace = false, onIn } = props;
  const words = useTexts("signin");
  const ways = useWays();
  const [step, setStep] = useState<"first" | "forgotten" | readonly Method[]>(props.second ?? "first");
  // A sign-in again stays as the one before: the service knows how.
  const [remember, setRemember] = useState(email === null ? false : undefined);
  if (step === "forgotten") return <Forgotten onBack={() => setStep("first")} />;
  if (step !== "first") return <SecondStep methods={step} onIn={onIn} onBack={() => setStep("first")} />;
  if (ways === null) return <Loading lines={3} />;
  return (
    <div class="stack">
      {ways.passwords && (
        <PasswordForm
          email={email}
          remember={remember}
          onRemember={setRemember}
          onIn={onIn}
          onSecond={setStep}
          onForgotten={() => setStep("forgotten")}
        />
      )}
      {ways.passwords && <p class="or soft small-text">{words.or}</p>}
      {!ways.passwords && remember !== undefined && (
        <StayCheck remember={remember} onRemember={setRemember} />
      )}
      <PasskeyButton remember={remember} onIn={onIn} />
      {ways.provider && (
        <ProviderButton name={ways.provider.name} inPlace={inPlace} remember={remember} onIn={onIn} />
      )}
    </div>
  );
}
