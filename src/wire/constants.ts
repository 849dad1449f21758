import { days, milliseconds, minutes, seconds } from "#kernel/duration.ts";

/** Every number of the product's specification, section 9, where it is used by name. A test holds them against the specification. */

// Ids
export { RANDOM_ID_LENGTH } from "#kernel/ids.ts";

// Session
/** Cookies for the last user and for tokens. */
export const COOKIE_LIFETIME = days(365);
export const STORE_NAMESPACE = "auth";
export const COOKIE_PREFIX = `${STORE_NAMESPACE}.`;
export const COOKIE_PATH = "/";
/** A session is not kept in local storage unless somebody builds one with it. */
export const KEEPS_IN_LOCAL_STORAGE = false;
/** For access tokens whose own expiry cannot be read. */
export const ACCESS_TOKEN_LIFETIME = seconds(1800);
/** For refresh tokens whose own expiry cannot be read: from the time they were set. */
export const REFRESH_TOKEN_LIFETIME = seconds(2_592_000);
/** A token counts as expired this long before it is. */
export const TOKEN_EXPIRY_MARGIN = milliseconds(500);
/** Auto sign-in after sign-up by link. */
export const AUTO_SIGN_IN_POLL = seconds(5);
export const AUTO_SIGN_IN_LIMIT = seconds(180);
/** How long a request waits for a hosted sign-in that is being completed. */
export const OAUTH_IN_PROGRESS_WAIT = seconds(10);
export const SIGN_OUT_TIMEOUT = seconds(3);
export const DEVICE_LIST_SIZE = 60;
/** Hosted login of the user pool. */
export const PKCE_VERIFIER_LENGTH = 128;
export const STATE_LENGTH = 32;
/** Social strategy: verifier and state are so many random values as hex pairs. */
export const SOCIAL_RANDOM_VALUES = 28;
export const RESPONSE_TYPE = "code";
export const CODE_CHALLENGE_METHOD = "S256";
export const FORCES_ALIAS_CREATION = true;
/** Revoking a token at sign-out is tried again after this, doubling, with jitter, for as long as the limit. */
export const REVOKE_RETRY_BASE = milliseconds(100);
export const REVOKE_RETRY_LIMIT = minutes(5);

// Pages
/** The bar is not shown for navigations faster than this. */
export const LOADING_BAR_THROTTLE = milliseconds(200);
/** The time in which the bar crosses the page when nothing finishes earlier. */
export const LOADING_BAR_DURATION = milliseconds(5000);
/** "Fetch minimum display delay". A skeleton appears after this and then stays at least as long. */
export const PENDING_DELAY = milliseconds(200);
/** What is likely next is prefetched when the browser is idle, at the latest after this. */
export const PREFETCH_IDLE_TIMEOUT = milliseconds(2000);
/** After one reload for a failed chunk, no second one within this time. */
export const CHUNK_RELOAD_GUARD = seconds(60);
export const CHUNK_TIMEOUT = seconds(120);
/** The default page transition. The style sheet knows the mode: the old page leaves before the new one comes. */
export const PAGE_TRANSITION = "page";
export const PAGE_TRANSITION_MODE = "out-in";

// Presigned addresses
export const PRESIGN_DEFAULT = seconds(3600);
export const PRESIGN_LIMIT = seconds(604_800);

// Requests that are tried again
export const RETRY_ATTEMPTS = 3;
export const RETRY_DELAY_LIMIT = seconds(20);
export const RETRY_BASE = milliseconds(100);
export const RETRY_BASE_THROTTLED = milliseconds(500);
/** Tokens that tries cost; none left means no further try. */
export const RETRY_QUOTA = 500;
export const RETRY_COST = 5;
export const RETRY_COST_TIMEOUT = 10;
export const RETRIED_STATUSES: readonly number[] = [500, 502, 503, 504, 429];

// Federation
export const CREDENTIAL_REFRESH_INTERVAL = minutes(50);
export const FEDERATED_REFRESH_TIMEOUT = seconds(10);
export const SOCIAL_SDK_WAIT = seconds(2);
export const SIGNING_KEY_CACHE = 50;

// Query strings
export const QUERY_PARAMETER_LIMIT = 1000;
export const QUERY_ARRAY_LIMIT = 20;

// Place
/** Pools and identity pools are named after the region they are in. There is one. */
export const REGION = "ap-northeast-1";
/** What the deployed product calls itself. */
export const ENVIRONMENT = "Prod";
