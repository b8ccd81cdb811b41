import { TARGET_LENGTH } from "../../../kit/shared/constants.ts";
import {
  FEWEST_BRANCHES,
  LARGEST_WEIGHT,
  MOST_BRANCHES,
  NAME_LENGTH,
} from "../../../features/rules/constants.ts";
import { percent } from "../../lib/format.ts";
import { AddressField } from "../../ui/AddressField.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { type Branch, newBranch, type RuleDraft } from "./draft.ts";
import { useTexts } from "../../texts/texts.ts";

/** Where a rule leads: to one address, or by chance to one of several. */
export function OutcomeEditor(props: {
  readonly rule: RuleDraft;
  readonly onChange: (part: Partial<RuleDraft>) => void;
  /** The rule's. */
  readonly pointer: string;
  readonly errorAt: (at: string) => string | undefined;
}) {
  const { rule, onChange, pointer, errorAt } = props;
  const { isSplit, split, target } = rule;
  const words = useTexts("ruleEditor");
  const sum = split.reduce((before, { weight }) => before + weight, 0);
  const put = (at: number, part: Partial<Branch>) =>
    onChange({ split: split.map((branch, each) => (each === at ? { ...branch, ...part } : branch)) });

  function choose(way: "one" | "several"): void {
    const branches =
      split.length >= FEWEST_BRANCHES ? split : [{ ...newBranch("A"), target }, newBranch("B")];
    if (way === "several") onChange({ isSplit: true, split: branches });
    else onChange({ isSplit: false, target: target || (split[0]?.target ?? "") });
  }

  return (
    <div class="stack">
      <Segments
        label={words.outcome}
        value={isSplit ? "several" : "one"}
        options={[
          { value: "one", label: words.one },
          { value: "several", label: words.several },
        ]}
        onChange={choose}
      />
      {!isSplit && (
        <AddressField
          label={words.target}
          pointer={`${pointer}/target`}
          inputMode="url"
          maxLength={TARGET_LENGTH}
          placeholder="https://"
          value={target}
          onInput={(next) => onChange({ target: next })}
          error={errorAt("/target")}
        />
      )}
      {isSplit && (
        <>
          <p class="hint">{words.splitHint}</p>
          {split.map((branch, at) => (
            <fieldset key={branch.key} class="rule-branch" aria-label={words.branch(at + 1)}>
              <TextField
                label={words.name}
                pointer={`${pointer}/split/${at}/name`}
                maxLength={NAME_LENGTH}
                value={branch.name}
                onInput={(name) => put(at, { name })}
                error={errorAt(`/split/${at}/name`)}
              />
              <AddressField
                label={words.target}
                pointer={`${pointer}/split/${at}/target`}
                inputMode="url"
                maxLength={TARGET_LENGTH}
                placeholder="https://"
                value={branch.target}
                onInput={(next) => put(at, { target: next })}
                error={errorAt(`/split/${at}/target`)}
              />
              <TextField
                label={words.weight}
                pointer={`${pointer}/split/${at}/weight`}
                type="number"
                min={1}
                max={LARGEST_WEIGHT}
                value={String(branch.weight)}
                suffix={sum > 0 ? percent(branch.weight / sum) : ""}
                onInput={(weight) => put(at, { weight: Math.trunc(Number(weight)) })}
                error={errorAt(`/split/${at}/weight`)}
              />
              <Button
                small
                kind="quiet"
                icon="trash"
                label={`${words.remove}: ${branch.name}`}
                disabled={split.length <= FEWEST_BRANCHES}
                onClick={() => onChange({ split: split.toSpliced(at, 1) })}
              />
            </fieldset>
          ))}
          {split.length < MOST_BRANCHES && (
            <div>
              <Button
                small
                icon="plus"
                onClick={() =>
                  onChange({ split: [...split, newBranch(String.fromCharCode(65 + split.length))] })
                }
              >
                {words.addBranch}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
