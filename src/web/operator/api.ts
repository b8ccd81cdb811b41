import { isProblem, problemOf } from "../../../sdk/src/problem.ts";
import { type RetryPolicy, retryAfterOf, sendWithRetries, wait } from "../../../sdk/src/retry.ts";
import { address, limitedFor } from "../lib/api.ts";
import { Offline } from "../lib/problem.ts";
import { isAbort } from "../lib/wait.ts";
import { endSession, used } from "./session.ts";

/** Calls of `/operator/api`. Only the cookies of this browser say who calls. */

type Method = "GET" | "POST" | "PATCH" | "DELETE";

interface Asked {
  /** Parameters of the address. Those without a value are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

const POLICY: RetryPolicy = {
  retries: 2,
  longestWait: 30,
  wait(milliseconds, signal) {
    limitedFor.set(Math.ceil(milliseconds / 1_000));
    return wait(milliseconds, signal).finally(() => limitedFor.set(null));
  },
  random: Math.random,
  now: Date.now,
};

/** A path below `/operator/api/` whose values are escaped: ``at`codes/${id}` ``. */
export function at(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: parts }, ...values.map(encodeURIComponent));
}

/**
 * Calls the API and reads its JSON answer; `undefined` of one without content. A read that a limit refuses is
 * sent again after a wait.
 * @throws QuietzoneProblem when the service refuses; Offline when no answer comes; an AbortError when
 * `signal` aborts.
 */
export function ask<T>(method: Method, path: string, asked?: Asked): Promise<T>;
/** The page of the API is the warrant of the answer's type. */
export async function ask(method: Method, path: string, asked: Asked = {}): Promise<unknown> {
  const read = async (answer: Response): Promise<unknown> =>
    answer.status === 204 ? undefined : await answer.json();
  return answered(method, path, asked, read);
}

/** Fetches a file, to be read as it comes. @throws the same as `ask`. */
export function fetchFile(path: string, asked: Asked): Promise<Response> {
  return answered("GET", path, asked, async (answer) => answer);
}

/** Calls the API and reads its answer. @throws as `ask` does. */
async function answered<T>(
  method: Method,
  path: string,
  asked: Asked,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const url = new URL(address(`operator/api/${path}`));
  for (const [name, value] of Object.entries(asked.query ?? {}))
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  try {
    const answer = await sendWithRetries(
      () => fetch(url, requestOf(method, asked)),
      (refusal) => method === "GET" && refusal?.status === 429,
      POLICY,
      asked.signal,
    );
    if (!answer.ok) throw await refusalOf(answer, path);
    used();
    return await read(answer);
  } catch (error) {
    if (isAbort(error) || isProblem(error) || error instanceof Offline) throw error;
    throw new Offline("No answer came", { cause: error });
  }
}

function requestOf(method: Method, { body, signal }: Asked): RequestInit {
  return {
    method,
    credentials: "same-origin",
    cache: "no-store",
    ...(signal ? { signal } : {}),
    ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
  };
}

async function refusalOf(answer: Response, path: string): Promise<Error> {
  const problem = await problemOf(answer, retryAfterOf(answer, Date.now()));
  // A proxy answers in place of a service that is away.
  if (problem.code === "unexpected_answer" && [502, 503, 504].includes(problem.status))
    return new Offline("A proxy answered");
  if (problem.code === "operator_required" && !path.startsWith("session")) endSession("ended");
  return problem;
}
