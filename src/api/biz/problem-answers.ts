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
export const CHARGED = {
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
