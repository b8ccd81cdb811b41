import { useId } from "preact/hooks";
import type { Role } from "./roles.ts";
import { useTexts } from "../../texts/texts.ts";

/** The choice of a role, each with what it may. */
export function RoleField(props: {
  readonly value: Role;
  readonly roles: readonly Role[];
  readonly onChange: (role: Role) => void;
}) {
  const words = useTexts("roles");
  const { role } = useTexts("members");
  const name = useId();
  return (
    <fieldset class="choices">
      <legend class="label">{role}</legend>
      {props.roles.map((each) => (
        <label key={each} class="choice">
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === props.value}
            onChange={() => props.onChange(each)}
          />
          <span>
            {words[each]}
            <span class="hint">{words[`${each}May`]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
