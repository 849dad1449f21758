import type { paths } from "./document.gen.ts";
import type { CallOptions } from "./request.ts";

/** The paths below the home of a service: `/risk/{key}` of `/api/estate/risk/{key}`. */
export type PathsOf<Home extends string> = { readonly [P in keyof paths as P extends `${Home}${infer Rest}` ? Rest : never]: paths[P] };

/** Those of the paths that answer a method. */
export type PathsWith<Paths, Method extends string> = {
  [P in keyof Paths]: Paths[P] extends { readonly [M in Method]: object } ? P : never;
}[keyof Paths];

export type OperationAt<Paths, P extends keyof Paths, Method extends string> = Paths[P] extends { readonly [M in Method]: infer O }
  ? O
  : never;

type OrLeftOut<T> = { readonly [K in keyof T]: T[K] | undefined };
type PathPart<O> = O extends { readonly parameters: { readonly path: infer P extends object } } ? { readonly path: P } : unknown;
type QueryPart<O> = O extends { readonly parameters: { readonly query: infer Q extends object } }
  ? { readonly query: OrLeftOut<Q> }
  : O extends { readonly parameters: { readonly query?: infer Q extends object } }
    ? { readonly query?: OrLeftOut<Q> }
    : unknown;
type Contents<O> = O extends { readonly requestBody?: infer B } ? NonNullable<B> : never;
type BodyPart<O> = [Contents<O>] extends [never] ? unknown : { readonly body: BodyIn<Contents<O>> };
type BodyIn<B> = B extends { readonly content: infer C }
  ? JsonIn<C> | (C extends { readonly "multipart/form-data": unknown } ? FormData : never)
  : never;
type JsonIn<C> = C extends { readonly "application/json": infer J } ? J : never;

type Given<O> = CallOptions & PathPart<O> & QueryPart<O> & BodyPart<O>;

/** What a call of the operation is given: nothing need be said where the operation needs nothing. */
export type CallOf<O> = Record<never, never> extends Given<O> ? [call?: Given<O>] : [call: Given<O>];

type Success = 200 | 201 | 202;

/** The JSON of the answer when all went well. */
export type ResponseOf<O> = O extends { readonly responses: infer R }
  ? { [S in keyof R & Success]: R[S] extends { content: infer C } ? JsonIn<C> : never }[keyof R & Success]
  : never;
