import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { read } from "../../lib/storage.ts";
import { useMe } from "../session.ts";
import { Failed, Loading } from "../../ui/State.tsx";
import { SheetForm } from "./SheetForm.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Prints codes on sheets of labels, with a preview of every page. */
export function View() {
  const words = useTexts("sheets");
  const { value, error, reload } = useLoad((signal) => call("GET /app/api/sheets", {}, { signal }), []);
  const me = useMe();
  const tenantId = me?.tenant.id ?? read("tab", "tenant") ?? "";
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      {value ? (
        <SheetForm known={value.layouts} tenantId={tenantId} />
      ) : error ? (
        <Failed error={error} retry={reload} />
      ) : (
        <Loading shape="form" />
      )}
    </div>
  );
}
