import { useEffect, useState } from "preact/hooks";
import type { Code } from "quietzone-client";
import { dateTime } from "../lib/format.ts";
import { useLoad } from "../lib/load.ts";
import { nameOfCode } from "../../features/codes/traits.ts";
import { shown } from "./codes/addresses.ts";
import { drawingOf } from "./codes/thumbnails.ts";
import { useMe } from "./session.ts";
import { useTexts } from "../texts/texts.ts";

/**
 * The head of a printed report, on paper only: workspace, code with its picture, and the date of printing.
 */
export function ReportHead({ code }: { readonly code?: Code | undefined }) {
  const words = useTexts("analytics");
  const me = useMe();
  const picture = useLoad(async () => code && (await drawingOf(code)), [code?.id, code?.updatedAt]);
  const [at, setAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    const now = () => setAt(new Date().toISOString());
    addEventListener("beforeprint", now);
    return () => removeEventListener("beforeprint", now);
  }, []);
  return (
    <div class="report-head">
      {picture.value && <img src={picture.value} alt="" width={88} height={88} />}
      <div>
        <p>{me?.tenant.name}</p>
        {code && (
          <>
            <p class="report-name">{nameOfCode(code)}</p>
            <p>{shown(code.shortUrl)}</p>
          </>
        )}
      </div>
      <p class="report-date">{words.printedOn(dateTime(at))}</p>
    </div>
  );
}
