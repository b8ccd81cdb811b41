import { useCallback, useEffect } from "preact/hooks";
import type { PlainCode } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useLabels } from "../../lib/labels.ts";
import { go, Link, useRoute, ViewTitle } from "../../lib/route.tsx";
import { useCatalog } from "../../design/catalog.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { SearchField } from "../../ui/SearchField.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Empty, Failed, Loading } from "../../ui/State.tsx";
import { GroupFilter } from "../codes/GroupFilter.tsx";
import { noteGroups } from "../codes/groups.ts";
import { CodeThumbnail } from "../codes/CodeThumbnail.tsx";
import { May } from "../May.tsx";
import { useMay } from "../session.ts";
import { ChooseShown } from "../runs/ChooseShown.tsx";
import { useChoice } from "../runs/choice.ts";
import { readPicked } from "../sheets/draft.ts";
import { plainName, printPlain } from "./draft.ts";
import { Kinds } from "./Kinds.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The page size. */
const PAGE = 30;

/** The list of plain codes. The filter is in the address, so that "back" and a reload keep it. */
export function View() {
  const words = useTexts("plain");
  const lists = useTexts("codes");
  const { params } = useRoute();
  const filter = Object.fromEntries(["q", "group", "printed"].map((name) => [name, params.get(name)]));
  const { q, group } = filter;
  const printed = filter["printed"] === "true" || filter["printed"] === "false" ? filter["printed"] : "";
  const { first, pages, ...more } = usePages(
    (page, signal) =>
      call(
        "GET /app/api/plain-codes",
        {
          q: q || undefined,
          group: group || undefined,
          printed: printed === "" ? undefined : printed === "true",
          limit: PAGE,
          ...page,
        },
        { signal },
      ),
    [q, group, printed],
  );
  const codes = first.value && pages.flatMap((page) => page.plainCodes);
  useEffect(() => noteGroups((codes ?? []).map((code) => code.group)), [first.value, pages.length]);
  const put = useCallback(
    (change: Readonly<Record<string, string>>) => {
      const set = Object.entries({ q, group, printed, ...change }).filter(([, value]) => value);
      const query = new URLSearchParams(set.map(([name, value]): [string, string] => [name, value ?? ""]));
      go(set.length === 0 ? "/plain" : `/plain?${query}`, { replace: true });
    },
    [q, group, printed],
  );
  const search = useCallback((text: string) => put({ q: text }), [put]);
  const isFiltered = Boolean(q || group || printed);
  const mayWrite = useMay()("codes:write");
  const newCode = mayWrite && (
    <Link to="/plain/new" class="button primary">
      <Icon name="plus" />
      <span>{words.newCode}</span>
    </Link>
  );
  const isEmpty = codes?.length === 0 && !more.hasMore && !isFiltered;
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{lists.title}</ViewTitle>
        {!isEmpty && <div class="view-actions">{newCode}</div>}
      </header>
      <Kinds current="plain" />
      <p class="soft">{words.intro}</p>
      {!isEmpty && (
        <search class="filters">
          <SearchField
            label={lists.search}
            placeholder={words.searchHint}
            value={q ?? ""}
            onSearch={search}
          />
          <Segments
            label={lists.state}
            hideLabel
            value={printed}
            options={[
              { value: "", label: lists.all },
              { value: "false", label: words.open },
              { value: "true", label: words.printed },
            ]}
            onChange={(state) => put({ printed: state })}
          />
          <GroupFilter value={group ?? ""} onChange={(chosen) => put({ group: chosen })} />
        </search>
      )}
      {codes === undefined ? (
        first.error ? (
          <Failed error={first.error} retry={first.reload} />
        ) : (
          <Loading shape="rows" />
        )
      ) : isEmpty ? (
        <Empty icon="qr" title={words.emptyTitle} action={newCode} />
      ) : (
        <>
          <Rows codes={codes} subject={JSON.stringify(filter)} />
          <More pages={more} label={lists.more} count={lists.seen(codes.length)} />
        </>
      )}
    </div>
  );
}

/**
 * The codes, and labels of those that are chosen.
 * @param props.subject - the filter, with which a choice ends.
 */
function Rows(props: { readonly codes: readonly PlainCode[]; readonly subject: string }) {
  const { codes } = props;
  const words = useTexts("plain");
  const { list } = useTexts("codes");
  const choosing = useTexts("runs");
  const labels = useLabels();
  const types = useCatalog().value?.types ?? [];
  const choice = useChoice<PlainCode>(props.subject);
  const chosen = [...choice.entries.values()];
  const before = readPicked().count;
  const typeName = (type: string) => {
    const info = types.find((each) => each.type === type);
    return info ? labels.type(info).name : type;
  };
  return (
    <>
      <h2 class="hidden">{list}</h2>
      <ChooseShown choice={choice} shown={codes} />
      <ul class="plain-list codes">
        {codes.map((code) => {
          const name = plainName(code);
          const path = `/plain/${encodeURIComponent(code.id)}`;
          return (
            <li key={code.id} class="code-row plain-row">
              <label class="code-choose">
                <input
                  type="checkbox"
                  aria-label={choosing.choose(name)}
                  checked={choice.entries.has(code.id)}
                  onChange={({ currentTarget }) => choice.put([code], currentTarget.checked)}
                />
              </label>
              <CodeThumbnail code={code} alt="" size={64} />
              <div class="code-what">
                <h3 dir="auto">
                  <May scope="codes:write" otherwise={name}>
                    <Link to={path}>{name}</Link>
                  </May>
                </h3>
                <p class="code-marks">
                  {code.group !== null && (
                    <Link to={`/plain?${new URLSearchParams({ group: code.group })}`} class="badge">
                      {code.group}
                    </Link>
                  )}
                </p>
              </div>
              <div class="code-link soft">
                <span class="small-text">{typeName(code.type)}</span>
              </div>
              <span class="code-scans">
                {code.printed && <span class="badge good">{words.printed}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 && (
        <section class="choice-bar" aria-label={choosing.actions}>
          <div class="choice-head">
            <p role="status">
              <strong>{choosing.chosen(chosen.length)}</strong>
            </p>
            <Button kind="quiet" small icon="close" label={choosing.clear} onClick={choice.clear} />
          </div>
          <div class="row choice-actions">
            <Button small icon="print" onClick={() => printPlain(chosen)}>
              {words.print}
            </Button>
            {before > 0 && (
              <Button small icon="print" onClick={() => printPlain(chosen, true)}>
                {words.printMore(before)}
              </Button>
            )}
          </div>
        </section>
      )}
    </>
  );
}
