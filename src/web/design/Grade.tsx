import { useExplain } from "../lib/explain.ts";
import type { Scannability } from "quietzone-client";
import { useTexts } from "../texts/texts.ts";

/** A drawing's grade, its meaning, and the reason of its weakest part. */
export function Grade({ grade, parts }: Pick<Scannability, "grade" | "parts">) {
  const words = useTexts("grades");
  const explain = useExplain();
  const weakest = grade === "A" ? undefined : parts.find((part) => part.grade === grade);
  return (
    <>
      <p>
        <strong>{words.gradeIs(grade)}</strong> {words[`means_${grade}`]}
      </p>
      {weakest && <p>{explain(weakest)}</p>}
    </>
  );
}
