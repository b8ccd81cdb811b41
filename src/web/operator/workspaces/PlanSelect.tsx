import { useLoad } from "../../lib/load.ts";
import { Select } from "../../ui/Select.tsx";
import { ask } from "../api.ts";
import type { OperatorState } from "../records.ts";

/**
 * One of the plans of the service.
 * @param props.value - stays in the list, even if there is no such plan any more.
 * @param props.none - the name of choosing none.
 */
export function PlanSelect(props: {
  readonly label: string;
  readonly value: string;
  readonly none?: string;
  readonly onChange: (plan: string) => void;
}) {
  const { value, none } = props;
  const { value: state } = useLoad((signal) => ask<OperatorState>("GET", "state", { signal }), []);
  const plans = state?.plans ?? [];
  const names = value === "" || plans.includes(value) ? plans : [value, ...plans];
  return (
    <Select
      label={props.label}
      value={value}
      options={[
        ...(none === undefined ? [] : [{ value: "", label: none }]),
        ...names.map((name) => ({ value: name, label: name })),
      ]}
      onChange={props.onChange}
    />
  );
}
