import type { operations } from "./contract.gen.ts";
import type { OPERATIONS } from "./operations.gen.ts";

/** The types of methods, made from those of the contract's operations. */

export type OperationId = keyof operations;

/** Settings of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Seconds until the answer has to begin, in place of the client's. */
  readonly timeout?: number;
  /** Further headers, such as `accept-language`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Every property in one object, so that editors show it as one. */
type Flat<T> = { [Name in keyof T]: T[Name] };

/** The members of a part that an operation may lack. */
type Part<T, Name extends string> = T extends { readonly [N in Name]?: infer P }
  ? [NonNullable<P>] extends [never]
    ? unknown
    : NonNullable<P>
  : unknown;

type ParametersOf<Id extends OperationId> = operations[Id]["parameters"];

/** A body is one record. `ListMethod` sends a list. */
type List = readonly unknown[];

/** A value that can be sent as a media type. All but JSON may be a file, or the bytes of one. */
type Sendable<Content> = {
  [Type in keyof Content]:
    | Exclude<Content[Type], List>
    | (Type extends "application/json" ? never : Blob | Uint8Array | ArrayBuffer);
}[keyof Content];

type Body<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: infer C };
}
  ? { readonly body: Sendable<C> }
  : operations[Id] extends { readonly requestBody?: { readonly content: infer C } }
    ? [C] extends [never]
      ? unknown
      : { readonly body?: Sendable<C> }
    : unknown;

/** The argument of an operation: its parameters by name, and `body`. */
export type Arguments<Id extends OperationId> = Flat<
  Part<ParametersOf<Id>, "path"> &
    Part<ParametersOf<Id>, "query"> &
    Part<ParametersOf<Id>, "header"> &
    Body<Id>
>;

/** The content of an operation's answer, by media type; `never` without one. */
type Content<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: operations[Id]["responses"][Status] extends {
    readonly content: infer C;
  }
    ? C
    : never;
}[keyof operations[Id]["responses"]];

type ValueOf<C, Type> = Type extends keyof C ? C[Type] : never;

/** The answer to a list: what became of each of its records. */
interface Results {
  readonly results: List;
}

/** The answer that comes when no argument asks for another; `undefined` for none. */
type Usual<Id extends OperationId> = (typeof OPERATIONS)[Id]["answers"] extends readonly [
  infer First,
  ...unknown[],
]
  ? Exclude<ValueOf<Content<Id>, First>, Results>
  : undefined;

type AnyJson<Id extends OperationId> = ValueOf<Content<Id>, "application/json">;
export type Json<Id extends OperationId> = Exclude<AnyJson<Id>, Results>;

/** The media types that `format` and `as` ask for. */
interface TypeOfFormat {
  readonly json: "application/json";
  readonly csv: "text/csv";
  readonly ndjson: "application/x-ndjson";
  readonly svg: "image/svg+xml";
  readonly pdf: "application/pdf";
  readonly eps: "application/postscript";
  readonly png: "image/png";
}

type Formatted<Id extends OperationId, Format> = Format extends keyof TypeOfFormat
  ? ValueOf<Content<Id>, TypeOfFormat[Format]>
  : Usual<Id>;

/** The argument by whose value an operation's answer differs in kind; `never` for none. */
type Choice<Id extends OperationId> = [Exclude<Content<Id>[keyof Content<Id>], Usual<Id>>] extends [never]
  ? never
  : Extract<
      "dryRun" extends keyof Arguments<Id> ? "dryRun" : keyof Arguments<Id>,
      "dryRun" | "format" | "as"
    >;

type Chosen<Id extends OperationId, Value> = Value extends boolean
  ? Value extends true
    ? Json<Id>
    : Usual<Id>
  : Formatted<Id, Value>;

/** A function of this argument, which may be left out where nothing in it is required. */
type Takes<Args, Result> =
  Record<never, never> extends Args
    ? (args?: Args, options?: CallOptions) => Result
    : (args: Args, options?: CallOptions) => Result;

type Chooses<Id extends OperationId, Name extends keyof Arguments<Id>> =
  Record<never, never> extends Arguments<Id>
    ? <const Value extends Arguments<Id>[Name] | undefined = undefined>(
        args?: Flat<Omit<Arguments<Id>, Name> & { readonly [N in Name]?: Value }>,
        options?: CallOptions,
      ) => Promise<Chosen<Id, Value>>
    : <const Value extends Arguments<Id>[Name] | undefined = undefined>(
        args: Flat<Omit<Arguments<Id>, Name> & { readonly [N in Name]?: Value }>,
        options?: CallOptions,
      ) => Promise<Chosen<Id, Value>>;

/** An operation whose answer comes in pages. */
export type PagedId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id] extends { readonly items: string } ? Id : never;
}[OperationId];

export type Page<Id extends PagedId> = Json<Id>;

export type Item<Id extends PagedId> =
  Page<Id> extends { readonly [Name in (typeof OPERATIONS)[Id]["items"]]: readonly (infer T)[] } ? T : never;

/** Without those that choose a page, or an answer that is no page. */
type PageArguments<Id extends PagedId> = Flat<Omit<Arguments<Id>, "cursor" | "page" | Choice<Id>>>;

/** Walks over a list that comes in pages. Each page is asked for when the ones before it are used up. */
export interface Walks<Id extends PagedId> {
  /** Every item of every page. */
  readonly each: Takes<PageArguments<Id>, AsyncIterable<Item<Id>>>;
  /** Every page, which may have sums beside its items. */
  readonly pages: Takes<PageArguments<Id>, AsyncIterable<Page<Id>>>;
}

/** A method of the client. It returns the content of the answer, or rejects with a `QuietzoneProblem`. */
export type Method<Id extends OperationId> = ([Choice<Id>] extends [never]
  ? Takes<Arguments<Id>, Promise<Usual<Id>>>
  : Chooses<Id, Choice<Id> & keyof Arguments<Id>>) & {
  /** The same as a `Response`: for its headers, or to read a large file as a stream. */
  readonly response: Takes<Arguments<Id>, Promise<Response>>;
} & (Id extends PagedId ? Walks<Id> : unknown);

type JsonBody<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly "application/json": infer B } };
}
  ? B
  : never;

/** A method that sends a list of records to an operation that takes one as well. */
export type ListMethod<Id extends OperationId> = Takes<
  Flat<Omit<Arguments<Id>, "body"> & { readonly body: Extract<JsonBody<Id>, List> }>,
  Promise<Extract<AnyJson<Id>, Results>>
>;
