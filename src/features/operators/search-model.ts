import { type Static, Type } from "@sinclair/typebox";
import { count, text } from "../../kit/shared/common-members.ts";
import { described, named } from "../../kit/shared/schema.ts";
import { OperatorDomain } from "./domains-model.ts";
import { OperatorCode, OperatorPerson, OperatorProblem, OperatorWorkspace } from "./model.ts";
import { OperatorReport } from "./reports-model.ts";

const kind = <const K extends string>(name: K) => Type.Literal(name, { description: "What was found" });

export const SearchResult = Type.Union(
  [
    Type.Object({ kind: kind("code"), code: described(OperatorCode, "The code") }),
    Type.Object({ kind: kind("workspace"), workspace: described(OperatorWorkspace, "The workspace") }),
    Type.Object({ kind: kind("person"), person: described(OperatorPerson, "The person") }),
    Type.Object({
      kind: kind("host"),
      host: text("A host to which codes lead"),
      codes: count("How many, up to 1,000"),
    }),
    Type.Object({
      kind: kind("domain"),
      domain: described(OperatorDomain, "A domain of a workspace, which may be pending"),
    }),
    Type.Object({ kind: kind("report"), report: described(OperatorReport, "The report") }),
    Type.Object({ kind: kind("problem"), problem: described(OperatorProblem, "A line of the log") }),
  ],
  named("OperatorSearchResult"),
);
export type SearchResult = Static<typeof SearchResult>;

export const SearchAnswer = Type.Object(
  { results: Type.Array(SearchResult, { description: "Best first" }) },
  named("OperatorSearch"),
);
export type SearchAnswer = Static<typeof SearchAnswer>;
