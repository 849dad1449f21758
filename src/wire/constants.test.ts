import { describe, expect, it } from "vitest";
import { reachedSources } from "#tools/checks/reached-sources.ts";
import * as constants from "./constants.ts";

type Name = keyof typeof constants;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Section 9 of the product's specification, sentence by sentence; times in milliseconds. */
const SPECIFICATION: readonly (readonly [sentence: string, name: Name, value: unknown])[] = [
  ["cookies for last user and tokens expire after about 365 days", "COOKIE_LIFETIME", 365 * DAY],
  ["Auth cookie prefix auth.", "COOKIE_PREFIX", "auth."],
  ["path /", "COOKIE_PATH", "/"],
  ["Local storage option off", "KEEPS_IN_LOCAL_STORAGE", false],
  ["Store namespace auth", "STORE_NAMESPACE", "auth"],
  ["Access token default lifetime 1800 s", "ACCESS_TOKEN_LIFETIME", 1800 * SECOND],
  ["refresh token 2592000 s (30 days)", "REFRESH_TOKEN_LIFETIME", 30 * DAY],
  ["Token expiry margin 500 ms", "TOKEN_EXPIRY_MARGIN", 500],
  ["Auto sign-in polling every 5 s", "AUTO_SIGN_IN_POLL", 5 * SECOND],
  ["up to 180 s", "AUTO_SIGN_IN_LIMIT", 180 * SECOND],
  ["OAuth-in-progress wait 10 s", "OAUTH_IN_PROGRESS_WAIT", 10 * SECOND],
  ["Sign-out timeout 3 s", "SIGN_OUT_TIMEOUT", 3 * SECOND],
  ["Device list size 60", "DEVICE_LIST_SIZE", 60],
  ["PKCE verifier 128 characters (user-pool flow)", "PKCE_VERIFIER_LENGTH", 128],
  ["state 32 characters", "STATE_LENGTH", 32],
  ["social strategy verifier and state are 28 random values as hex pairs", "SOCIAL_RANDOM_VALUES", 28],
  ["Response type code", "RESPONSE_TYPE", "code"],
  ["method S256", "CODE_CHALLENGE_METHOD", "S256"],
  ["Random id default length 21", "RANDOM_ID_LENGTH", 21],
  ["Confirm sign-up forces alias creation by default", "FORCES_ALIAS_CREATION", true],
  ["Revoke retry back-off: base 100 ms, doubling with jitter", "REVOKE_RETRY_BASE", 100],
  ["5-minute maximum", "REVOKE_RETRY_LIMIT", 5 * MINUTE],
  ["Page reload guard 60 s", "CHUNK_RELOAD_GUARD", 60 * SECOND],
  ["chunk load timeout 120 s", "CHUNK_TIMEOUT", 120 * SECOND],
  ["fetch minimum display delay 200 ms", "PENDING_DELAY", 200],
  ["progress bar throttle 200 ms", "LOADING_BAR_THROTTLE", 200],
  ["duration 5000 ms", "LOADING_BAR_DURATION", 5000],
  ["prefetch idle timeout 2000 ms", "PREFETCH_IDLE_TIMEOUT", 2000],
  ["default page transition … named page", "PAGE_TRANSITION", "page"],
  ["default page transition out-in", "PAGE_TRANSITION_MODE", "out-in"],
  ["Presign default expiry 3600 s", "PRESIGN_DEFAULT", 3600 * SECOND],
  ["max 604800 s", "PRESIGN_LIMIT", 604_800 * SECOND],
  ["Retry: 3 attempts", "RETRY_ATTEMPTS", 3],
  ["exponential back-off capped at 20 s", "RETRY_DELAY_LIMIT", 20 * SECOND],
  ["base 500 ms for throttling", "RETRY_BASE_THROTTLED", 500],
  ["and 100 ms otherwise", "RETRY_BASE", 100],
  ["quota 500 tokens", "RETRY_QUOTA", 500],
  ["5 per retry", "RETRY_COST", 5],
  ["10 for timeout", "RETRY_COST_TIMEOUT", 10],
  ["retried statuses 500, 502, 503, 504, 429", "RETRIED_STATUSES", [500, 502, 503, 504, 429]],
  ["helper retry capped at 300000 ms", "REVOKE_RETRY_LIMIT", 300_000],
  ["Credential refresh interval 50 minutes", "CREDENTIAL_REFRESH_INTERVAL", 50 * MINUTE],
  ["federated token refresh timeout 10 s", "FEDERATED_REFRESH_TIMEOUT", 10 * SECOND],
  ["social SDK wait 2 s", "SOCIAL_SDK_WAIT", 2 * SECOND],
  ["signing-key cache 50 entries", "SIGNING_KEY_CACHE", 50],
  ["query string parsing up to 1000 parameters", "QUERY_PARAMETER_LIMIT", 1000],
  ["array index limit 20", "QUERY_ARRAY_LIMIT", 20],
  ["Environment Prod", "ENVIRONMENT", "Prod"],
  ["region ap-northeast-1", "REGION", "ap-northeast-1"],
];

/** What no source needs to read, and why. */
const NOT_READ: Partial<Record<Name, string>> = {
  PAGE_TRANSITION_MODE: "the order of the fades stands in the style sheet",
  ENVIRONMENT: "nothing depends on it; what differs between machines is configured piece by piece",
};

const held = new Map<string, unknown>(Object.entries(constants));
const OWN = "src/wire/constants.ts";
const own = reachedSources().get(OWN) ?? "";
const others = [...reachedSources()].filter(([path]) => path !== OWN).map(([, text]) => text);

/** In another source that production runs, or in another constant. */
function isUsed(name: string): boolean {
  const word = new RegExp(`\\b${name}\\b`, "g");
  return others.some((text) => text.search(word) !== -1) || [...own.matchAll(word)].length > 1;
}

describe("the constants of the specification, section 9", () => {
  it.each(SPECIFICATION)("“%s”: %s is %j", (_sentence, name, value) => {
    expect(held.get(name)).toEqual(value);
  });

  it("are all that the file holds", () => {
    expect([...held.keys()].sort()).toEqual([...new Set(SPECIFICATION.map(([, name]) => name))].sort());
  });

  const read = SPECIFICATION.map(([, name]) => name).filter((name) => NOT_READ[name] === undefined);

  it.each(read)("use %s", (name) => {
    expect(isUsed(name)).toBe(true);
  });

  it.each(Object.keys(NOT_READ))("have no use for %s, which is said in this test", (name) => {
    expect(isUsed(name)).toBe(false);
  });
});
