import { type FaultCode, PROBLEMS } from "../shared/problems.ts";
import { DRAWING_REMEDIES } from "./remedies/drawings.ts";
import type { Remedy } from "./remedies/model.ts";
import { PROVIDER_REMEDIES } from "./remedies/providers.ts";
import { REQUEST_REMEDIES } from "./remedies/requests.ts";
import { PEOPLE_REMEDIES } from "./remedies/people.ts";
import { WORKSPACE_REMEDIES } from "./remedies/workspaces.ts";

/** Why each problem comes and what to do about it, for the page of problems. The compiler asks for those of a new code. */
const REMEDIES: Readonly<Record<FaultCode, Remedy>> = {
  ...REQUEST_REMEDIES,
  ...DRAWING_REMEDIES,
  ...WORKSPACE_REMEDIES,
  ...PEOPLE_REMEDIES,
  ...PROVIDER_REMEDIES,
};

/** The heading of all problems of a status. */
const STATUS_MEANINGS: Readonly<Record<(typeof PROBLEMS)[FaultCode][0], string>> = {
  400: "The request has to change",
  401: "No valid key or sign-in",
  402: "The plan is used up",
  403: "Not allowed",
  404: "Not there",
  405: "Another method",
  408: "Too slow",
  409: "In conflict with what is there",
  410: "No longer there",
  412: "Changed meanwhile",
  413: "Too large",
  415: "Another media type",
  416: "No such bytes",
  421: "Another name",
  429: "Too many",
  500: "A fault of the service",
  503: "Not now",
};

/** All that there is to say about a problem's code. */
export interface ExplainedProblem extends Remedy {
  readonly code: FaultCode;
  readonly status: number;
  /** The heading of all problems of the status. */
  readonly meaning: string;
  readonly title: string;
}

/** All problems, in the order of the table of codes. */
export function explainedProblems(): ExplainedProblem[] {
  return Object.keys(PROBLEMS)
    .filter(isFaultCode)
    .map((code) => {
      const [status, title] = PROBLEMS[code];
      return { code, status, meaning: STATUS_MEANINGS[status], title, ...REMEDIES[code] };
    });
}

function isFaultCode(code: string): code is FaultCode {
  return Object.hasOwn(PROBLEMS, code);
}
