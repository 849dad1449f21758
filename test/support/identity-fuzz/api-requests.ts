import fc from "fast-check";
import { OWN_TARGET } from "#wire/own-operations.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { IDENTITY_BODIES, OPEN_BODIES, OWN_BODIES, SIGNED_BODIES } from "./operation-bodies.ts";
import { ANSWER_BODIES, SIGN_IN_BODIES } from "./sign-in-bodies.ts";
import { bent, PROTOTYPE_NAMES, type Shape, wrongText } from "./wrong-values.ts";

const POOLS = "AWSCognitoIdentityProviderService";
const IDENTITIES = "AWSCognitoIdentityService";
const TYPE = "application/x-amz-json-1.1";

function call(target: string, body: string, isSigned = false): FuzzRequest {
  const request = { kind: "api", method: "POST", path: "/", headers: { "content-type": TYPE, "x-amz-target": target }, body } as const;
  return isSigned ? { ...request, signedBy: "operator" } : request;
}

const named = (prefix: string, bodies: Readonly<Record<string, Shape>>) =>
  Object.entries(bodies).map(([name, shape]): [string, Shape] => [`${prefix}.${name}`, shape]);

const OPEN = [...named(POOLS, OPEN_BODIES), ...named(IDENTITIES, IDENTITY_BODIES), ...named(OWN_TARGET, OWN_BODIES)];
const SIGNED = named(POOLS, SIGNED_BODIES);
const ALL = [...OPEN, ...SIGNED];

const withOwnBody = (list: readonly [string, Shape][], isSigned = false) =>
  fc.oneof(...list.map(([target, shape]) => bent(shape).map((body) => call(target, JSON.stringify(body), isSigned))));

const withAnotherBody = fc
  .tuple(fc.constantFrom(...ALL), fc.constantFrom(...ALL))
  .chain(([[target], [, shape]]) => bent(shape).map((body) => call(target, JSON.stringify(body), target.includes(".Admin"))));

/** Sign-ins, which everything else hangs on: each way to begin, and the answer to each question with what belongs to it. */
const signIns = withOwnBody([
  ...SIGN_IN_BODIES.map((shape): [string, Shape] => [`${POOLS}.InitiateAuth`, shape]),
  ...ANSWER_BODIES.map((shape): [string, Shape] => [`${POOLS}.RespondToAuthChallenge`, shape]),
]);

const notABody = fc.oneof(
  fc.constantFrom(
    "",
    "null",
    "[]",
    "1",
    '"text"',
    "true",
    "{",
    '{"a":',
    "{}}",
    "\ufeff{}",
    "{'a':1}",
    '{"AccessToken":"a","AccessToken":{}}',
    '{"__proto__":{"ClientId":"x"},"constructor":{"prototype":{}}}',
    '{"Username":"\\u0000","ClientId":"\\ud800"}',
    "\u0000",
    `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
    "[".repeat(100_000),
    `${"[".repeat(60_000)}${"]".repeat(60_000)}`,
    `{"UserAttributes":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    `{"a":${"[".repeat(300_000)}${"]".repeat(300_000)}}`,
    `{"ClientId":"${"a".repeat(700_000)}"}`,
  ),
  wrongText,
);

const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...OPEN.map(([name]) => name)) },
  fc.constantFrom(
    "",
    POOLS,
    `${POOLS}.`,
    `${POOLS}.getUser`,
    `${IDENTITIES}.GetUser`,
    "GetUser",
    `${POOLS}.DeleteUserPool`,
    ...PROTOTYPE_NAMES,
  ),
);

const malformed = fc
  .record({
    target,
    body: notABody,
    type: fc.constantFrom(TYPE, "application/json", "text/plain", "", "multipart/form-data; boundary=x"),
    path: fc.constantFrom("/", "/any/base/", "/%00", "/__proto__"),
  })
  .map(({ target, body, type, path }) => ({ ...call(target, body), path, headers: { "content-type": type, "x-amz-target": target } }));

/** Calls of both APIs: mostly near to right ones, and everything that is not. */
export const apiRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 50, arbitrary: withOwnBody(OPEN) },
  { weight: 20, arbitrary: signIns },
  { weight: 14, arbitrary: withOwnBody(SIGNED, true) },
  { weight: 6, arbitrary: withAnotherBody },
  { weight: 2, arbitrary: withOwnBody(SIGNED) },
  { weight: 6, arbitrary: malformed },
);
