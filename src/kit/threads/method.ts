/**
 * How a protocol is written: a table with one entry a method, such as `{ add: method<number, Sum>() }`. Both sides are
 * typed by that table. The caller gets an object of functions, and the other side must implement every one of them.
 */

/** A method that another thread implements: the type of its input, and that of its answer. */
export interface Method<Input, Answer> {
  /** Only for the compiler. No value is ever there. */
  readonly input?: Input;
  /** Only for the compiler. */
  readonly answer?: Answer;
}

export function method<Input, Answer>(): Method<Input, Answer> {
  return {};
}

export type InputOf<M> = M extends Method<infer Input, infer _> ? Input : never;
export type AnswerOf<M> = M extends Method<infer _, infer Answer> ? Answer : never;

/** A protocol as functions: what a caller calls, and what the other side implements. */
export type Functions<Protocol> = {
  readonly [K in keyof Protocol]: (input: InputOf<Protocol[K]>) => Promise<AnswerOf<Protocol[K]>>;
};

/** Carries out a call of any method of a protocol. */
export type Call<Protocol> = <K extends keyof Protocol>(
  method: K,
  input: InputOf<Protocol[K]>,
) => Promise<AnswerOf<Protocol[K]>>;

/** A protocol's functions, each of which passes its input to `call`. */
export function functionsOf<Protocol extends object>(
  protocol: Protocol,
  call: Call<Protocol>,
): Functions<Protocol> {
  const functions: { -readonly [K in keyof Protocol]?: Functions<Protocol>[K] } = {};
  for (const name in protocol) functions[name] = async (input) => call(name, input);
  if (isComplete(protocol, functions)) return functions;
  throw new Error("A method of the protocol has no function");
}

function isComplete<Protocol extends object>(
  protocol: Protocol,
  functions: Partial<Functions<Protocol>>,
): functions is Functions<Protocol> {
  return Object.keys(protocol).every((name) => name in functions);
}
