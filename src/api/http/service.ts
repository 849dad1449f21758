import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, Env } from "hono";
import { fieldErrors } from "./field-errors.ts";
import { problemSchema } from "./problem.ts";
import { PROBLEM_MEDIA_TYPE, problem } from "./problem-answer.ts";
import { PROBLEMS, type ProblemType } from "./problem-types.ts";

/** An empty service: input that does not fit its schema is answered with a problem that names the fields. */
export function newService<E extends Env = Env>(): OpenAPIHono<E> {
  return new OpenAPIHono<E>({ defaultHook: (result, c) => (result.success ? undefined : unfit(c, result)) });
}

type Unfit = { readonly target: string; readonly error: { readonly issues: Parameters<typeof fieldErrors>[0] } };

/** The problem that names the fields of input that does not fit its schema. */
export async function unfit(c: Context, { target, error }: Unfit) {
  if (target === "param") return problem(c, "not-found");
  const given: unknown = await sentTo(c, target);
  return problem(c, "validation", { errors: fieldErrors(error.issues, given) });
}

function sentTo({ req }: Context, target: string): unknown {
  if (target === "json") return req.json();
  return target === "form" ? req.parseBody() : req.query();
}

export type ProblemResponse = {
  readonly description: string;
  readonly content: { readonly [PROBLEM_MEDIA_TYPE]: { readonly schema: typeof problemSchema } };
};

function problemResponse(type: ProblemType): ProblemResponse {
  return { description: PROBLEMS[type].title, content: { [PROBLEM_MEDIA_TYPE]: { schema: problemSchema } } };
}

export const RECENT_SIGN_IN = { 403: problemResponse("recent-sign-in-required") };
/** Of what stores something of a member: not before they agreed to the terms in force. */
export const AGREED_ONLY = { 403: problemResponse("agreement-required") };
/** Of what staff of a company do: with a second factor, in a role that may. */
export const STAFF_ONLY = { 403: problemResponse("not-allowed") };
/** Of what operators do: in their group, with a second factor, soon after signing in. */
export const OPERATORS_ONLY = {
  401: problemResponse("desk-session-over"),
  403: problemResponse("second-factor-required"),
  503: problemResponse("unreached"),
};
/** Of what is proved by a signature alone. */
export const UNSIGNED = { 403: problemResponse("unsigned") };
export const NOT_FOUND = { 404: problemResponse("not-found") };
export const INVALID = { 422: problemResponse("validation"), 429: problemResponse("too-many-requests") };
export const CONFLICT = { 409: problemResponse("illegal-transition") };
/** Each conflict that a call can come to, by its name. */
export function conflicts(...types: readonly [ProblemType, ...ProblemType[]]) {
  const [first] = types;
  return { 409: { ...problemResponse(first), description: types.map((type) => `${type}: ${PROBLEMS[type].title}`).join("。") } };
}
/** Illegal in the state there is, over a limit, or over a save that the caller has not seen. */
export const CHANGED_OR_NOT_NOW = { 409: problemResponse("conflict") };
/** A save of what somebody else has saved meanwhile. */
export const STALE = { 409: problemResponse("conflict") };
/** Answers of services that need an access token. */
export const MEMBERS_ONLY = { 401: problemResponse("not-signed-in"), 503: problemResponse("unreached") };
/** Of what programs of a company do with its key. */
export const COMPANY_KEY_ONLY = { 401: problemResponse("unknown-key"), 429: problemResponse("too-many-requests") };
/** Of the page that we gave out to stand on another site. */
export const WIDGET_ONLY = { 401: problemResponse("widget-closed"), 429: problemResponse("quota-exceeded") };
/** The model is being trained or read; `Retry-After` says when to come back. */
export const PREPARING = { 503: problemResponse("preparing") };
/** Too many wait for the same already; `Retry-After` says when to come back. */
export const BUSY = { 503: problemResponse("unavailable") };
export const UNREADABLE = {
  400: problemResponse("malformed-json"),
  413: problemResponse("too-large"),
  415: problemResponse("unsupported-media-type"),
};

/** The entry of a JSON answer in a route's `responses`. */
export function jsonAnswer<S>(schema: S, description: string) {
  return { description, content: { "application/json": { schema } } };
}

/** The JSON body of a route's `request`, which must be there. */
export function jsonBody<S>(schema: S) {
  return { required: true, content: { "application/json": { schema } } } as const;
}
