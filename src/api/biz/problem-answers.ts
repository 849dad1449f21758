import { problemSchema } from "#api/http/problem.ts";
import { PROBLEM_MEDIA_TYPE } from "#api/http/problem-answer.ts";
import { PROBLEMS, type ProblemType } from "#api/http/problem-types.ts";
import type { ProblemResponse } from "#api/http/service.ts";

/** The entry of a refusal in a route's `responses`: every type it may have, with its words. */
function refusal(...types: readonly ProblemType[]): ProblemResponse {
  const description = types.map((type) => `\`/problems/${type}\` ${PROBLEMS[type].title}`).join(" / ");
  const examples = Object.fromEntries(
    types.map((type) => [type, { value: { type: `/problems/${type}`, title: PROBLEMS[type].title, status: PROBLEMS[type].status } }]),
  );
  const told = { schema: problemSchema, examples };
  return { description, content: { [PROBLEM_MEDIA_TYPE]: told } };
}

/** Of every call with a key. */
export const KEYED = {
  401: refusal("unknown-api-key"),
  403: refusal("api-access-ended", "api-key-scope", "api-key-place"),
  500: refusal("internal"),
};

/** Of calls that ask alone. */
export const ASKED_TOO_OFTEN = { 429: refusal("too-many-requests"), 503: refusal("unavailable") };

/** Of calls that are charged, may name themselves and bring a JSON body. */
const CHARGED = {
  400: refusal("malformed-json"),
  409: refusal("idempotency-running"),
  413: refusal("too-large"),
  415: refusal("unsupported-media-type"),
  429: refusal("quota-exceeded", "too-many-requests"),
};

export const ASSESSED = {
  ...CHARGED,
  422: refusal("validation", "cannot-estimate", "idempotency-reused"),
  503: refusal("preparing", "unavailable", "interrupted"),
};

/** Of a file that is taken in whole or not at all. */
export const TAKEN_IN = {
  409: refusal("idempotency-running", "limit-reached"),
  413: refusal("too-large"),
  415: refusal("unsupported-media-type"),
  422: refusal("validation", "idempotency-reused"),
  429: refusal("quota-exceeded", "too-many-requests"),
  503: refusal("unavailable", "interrupted"),
};

/** Also where it is another client's. */
export const NO_SUCH = { 404: refusal("not-found") };
export const NOT_IN_THIS_STATE = { 409: refusal("illegal-transition") };
export const FULL = { 409: refusal("limit-reached") };

/** Of what brings a JSON body and is not charged. */
export const CHANGED = {
  400: refusal("malformed-json"),
  413: refusal("too-large"),
  415: refusal("unsupported-media-type"),
  422: refusal("validation"),
};
