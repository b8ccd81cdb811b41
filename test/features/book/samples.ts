/** The samples of a page of the book: each stands there in three languages, one fence after the other, and its answer may follow. */

/** The info words of the fences of a sample, in their order. */
export const LANGUAGES = ["sh", "ts", "python"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Answer {
  readonly form: "json" | "text";
  readonly text: string;
}

export interface Sample {
  /** The line of the page at which its first fence begins. */
  readonly line: number;
  readonly programs: Readonly<Record<Language, string>>;
  readonly answer: Answer | null;
}

interface Fence {
  readonly line: number;
  readonly info: string;
  readonly text: string;
  /** Whether nothing but blank lines is between it and the fence before. */
  readonly follows: boolean;
}

/** The samples of a page in Markdown. @throws Error where a fence of one language stands without the two others */
export function samplesOf(markdown: string): readonly Sample[] {
  const fences = fencesOf(markdown);
  const samples: Sample[] = [];
  for (let at = 0; at < fences.length; at++) {
    const [sh, ts, python, answer] = fences.slice(at, at + 4);
    if (sh === undefined || !isProgram(sh)) continue;
    if (sh.info !== "sh" || ts?.info !== "ts" || !ts.follows || python?.info !== "python" || !python.follows)
      throw new Error(`A sample has sh, ts and python, one after the other: line ${sh.line} has not`);
    samples.push({
      line: sh.line,
      programs: { sh: sh.text, ts: ts.text, python: python.text },
      answer: answer?.follows ? answerOf(answer) : null,
    });
    at += 2;
  }
  return samples;
}

function fencesOf(markdown: string): readonly Fence[] {
  let end = 0;
  return [...markdown.matchAll(/^```(\S*)\n(.*?)^```$/gms)].map((match) => {
    const between = markdown.slice(end, match.index);
    end = match.index + match[0].length;
    const [, info = "", text = ""] = match;
    const line = markdown.slice(0, match.index).split("\n").length;
    return { line, info, text, follows: between.trim() === "" };
  });
}

const isProgram = ({ info }: Fence) => LANGUAGES.some((language) => language === info);

function answerOf({ info, text }: Fence): Answer | null {
  return info === "json" || info === "text" ? { form: info, text } : null;
}
