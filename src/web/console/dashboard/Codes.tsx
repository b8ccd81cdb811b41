import type { Overview } from "../../../analytics/overview-model.ts";
import { number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { texts } from "./texts.ts";

/** Codes that are shown of the ten that an overview names. */
const SHOWN = 6;

/** Some codes with their scans, each a link to its analytics. */
export function Codes(props: {
  readonly name: "top" | "newest";
  readonly title: string;
  /** Says over which time the scans are counted, and that bots are among them. */
  readonly note: string;
  readonly codes: Overview["top"];
}) {
  const t = useTexts(texts);
  const { name, title, note, codes } = props;
  return (
    <section class="card named" data-codes={name}>
      <table class="bars">
        <caption>{title}</caption>
        <thead class="hidden">
          <tr>
            <th scope="col">{t.code}</th>
            <th scope="col">{t.scans}</th>
          </tr>
        </thead>
        <tbody>
          {codes.slice(0, SHOWN).map(({ id, title: own, shortId, scans }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/codes/${encodeURIComponent(id)}/analytics`} class="cut">
                  {own ?? shortId}
                </Link>
              </th>
              <td class="num">{number(scans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft note">{note}</p>
    </section>
  );
}
