import { useId } from "preact/hooks";
import { NAME_LENGTH } from "../../../features/rules/constants.ts";
import { useExplain } from "../../lib/explain.ts";
import type { FieldError } from "quietzone-client";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Notice } from "../../ui/State.tsx";
import { ConditionEditor } from "./ConditionEditor.tsx";
import { isAimless, type RuleDraft, ruleOf } from "./draft.ts";
import { OutcomeEditor } from "./OutcomeEditor.tsx";
import { ruleText } from "./sentence.ts";
import { useTexts } from "../../texts/texts.ts";

/** The values that have a field of their own, at which an error is shown. */
const AT_FIELD =
  /^\/rules\/\d+\/(?:name|target|split\/\d+\/(?:name|target|weight)|when(?:\/(?:device|system|language|country|days|hours|from|until|hours\/\d+\/(?:from|to)))?)$/;

/** A rule: its sentence, its position in the order, and, when it is open, its fields. */
export function RuleCard(props: {
  readonly rule: RuleDraft;
  /** From 0. */
  readonly position: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (part: Partial<RuleDraft>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly errors: readonly FieldError[];
}) {
  const { rule, position, count, onOpen, onChange, onMove, onRemove, errors } = props;
  const words = useTexts("ruleEditor");
  const ruleWords = useTexts("rules");
  const explain = useExplain();
  const id = useId();
  const pointer = `/rules/${position}`;
  const isOpen = props.isOpen || errors.length > 0;
  const errorAt = (at: string) => {
    const found = errors.find((error) => error.pointer === `${pointer}${at}`);
    return found && explain(found);
  };
  const others = errors.filter((error) => !AT_FIELD.test(error.pointer));
  return (
    <li class="card stack rule" data-pointer={pointer}>
      <div class="rule-head">
        <div class="stack-tight">
          <h2 dir="auto">
            {position + 1}. {rule.name}
          </h2>
          <p class="address">{ruleText(ruleOf(rule), ruleWords, isAimless(rule))}</p>
        </div>
        <div class="row">
          <Button
            small
            icon={isOpen ? "up" : "edit"}
            expanded={isOpen}
            controls={id}
            label={`${isOpen ? words.close : words.edit}: ${rule.name}`}
            disabled={errors.length > 0}
            onClick={() => onOpen(!isOpen)}
          >
            {isOpen ? words.close : words.edit}
          </Button>
          <Button
            small
            kind="quiet"
            icon="up"
            label={`${words.up}: ${rule.name}`}
            disabled={position === 0}
            onClick={() => onMove(position - 1)}
          />
          <Button
            small
            kind="quiet"
            icon="down"
            label={`${words.down}: ${rule.name}`}
            disabled={position === count - 1}
            onClick={() => onMove(position + 1)}
          />
          <Button
            small
            kind="quiet"
            icon="trash"
            label={`${words.remove}: ${rule.name}`}
            onClick={onRemove}
          />
        </div>
      </div>
      <div id={id} class="stack" hidden={!isOpen}>
        {others.length > 0 && (
          <Notice tone="bad">
            <div role="alert">
              {others.map((why) => (
                <p key={why.pointer + why.detail}>{explain(why)}</p>
              ))}
            </div>
          </Notice>
        )}
        {isOpen && (
          <>
            <TextField
              label={words.name}
              hint={words.nameHint}
              pointer={`${pointer}/name`}
              maxLength={NAME_LENGTH}
              value={rule.name}
              onInput={(name) => onChange({ name })}
              error={errorAt("/name")}
            />
            <ConditionEditor
              rule={rule}
              onChange={onChange}
              pointer={`${pointer}/when`}
              errorAt={(at) => errorAt(`/when${at}`)}
            />
            <OutcomeEditor rule={rule} onChange={onChange} pointer={pointer} errorAt={errorAt} />
          </>
        )}
      </div>
    </li>
  );
}
