import type { AuditEntry } from "quietzone-client";
import { ACTIONS } from "../../../features/audit/traits.ts";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { go } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { type Option, Select } from "../../ui/Select.tsx";
import { actionText, subjectText } from "./Entries.tsx";
import { type AuditFilter, isWrongOrder, pathOf } from "./filter.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * The filters of the audit.
 * @param props.shown - the entries that are shown, of which one names the subject.
 */
export function Filters(props: { readonly filter: AuditFilter; readonly shown: readonly AuditEntry[] }) {
  const { filter, shown } = props;
  const words = useTexts("audit");
  const { wrongOrder } = useTexts("analytics");
  const put = (part: Partial<AuditFilter>) => go(pathOf({ ...filter, ...part }), { replace: true });
  const subject = shown.find((entry) => entry.subject.id === filter.subject)?.subject;
  return (
    <search class="filters">
      <TextField
        label={words.from}
        type="date"
        class="filter-day"
        max={filter.to || undefined}
        value={filter.from}
        onInput={(from) => put({ from })}
        error={isWrongOrder(filter) ? wrongOrder : undefined}
      />
      <TextField
        label={words.to}
        type="date"
        class="filter-day"
        min={filter.from || undefined}
        value={filter.to}
        onInput={(to) => put({ to })}
      />
      <WhoSelect value={filter.who} onChange={(who) => put({ who })} />
      <ActionSelect value={filter.action} onChange={(action) => put({ action })} />
      {filter.subject !== "" && (
        <Button small icon="close" onClick={() => put({ subject: "" })}>
          {words.onlySubject(subject ? subjectText(subject, words) : filter.subject)}
        </Button>
      )}
    </search>
  );
}

/** Members and keys of today. One of earlier is in the address by its id. */
function WhoSelect({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const words = useTexts("audit");
  const names = useTexts("who");
  const { value: known } = useLoad(async (signal) => {
    const [{ members }, { keys }] = await Promise.all([
      call("GET /app/api/members", {}, { signal }),
      call("GET /app/api/keys", {}, { signal }),
    ]);
    return { members, keys };
  }, []);
  const options: Option<string>[] = [
    { value: "", label: words.anybody },
    ...(known?.members ?? []).map(({ id, name }) => ({ value: id, label: name, group: words.people })),
    ...(known?.keys ?? []).map(({ id, name }) => ({ value: id, label: name, group: words.keys })),
    ...(["operator", "system"] as const).map((id) => ({ value: id, label: names[id], group: words.others })),
  ];
  const isKnown = options.some((option) => option.value === value);
  return (
    <Select
      label={words.who}
      hideLabel
      value={value}
      options={isKnown ? options : [...options, { value, label: value, group: words.others }]}
      onChange={onChange}
    />
  );
}

function ActionSelect(props: {
  readonly value: AuditFilter["action"];
  readonly onChange: (action: AuditFilter["action"]) => void;
}) {
  const words = useTexts("audit");
  const groups: Readonly<Record<string, string>> = words.kinds;
  const options: Option<AuditFilter["action"]>[] = [
    { value: "", label: words.anything },
    ...ACTIONS.map((action) => {
      const [kind = ""] = action.split(".");
      return { value: action, label: actionText(action, words), group: groups[kind] ?? kind };
    }),
  ];
  return (
    <Select label={words.action} hideLabel value={props.value} options={options} onChange={props.onChange} />
  );
}
