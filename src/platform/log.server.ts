import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** Names under which personal data or secrets could reach a log line; their values are never written. */
const REDACTED = [
  "email",
  "phone",
  "name",
  "address",
  "password",
  "token",
  "accessToken",
  "idToken",
  "refreshToken",
  "secret",
  "authorization",
  "cookie",
  "set-cookie",
  "message",
];

/** Secrets inside texts, as in an address or the words of an error: tokens, bearers, session cookies, and the parameters of a sign-in. */
const SECRETS: readonly (readonly [RegExp, string | ((found: string, first?: string) => string)])[] = [
  // Whole runs of parts with dots between them: a pattern that began at the token would begin anew at each of its letters.
  [/(?<![\w.-])[\w-]+(?:\.[\w-]*){2,}/g, (run) => (run.includes("eyJ") ? "[removed]" : run)],
  [/\b(Bearer(?:\s|%20|\+)+)[\w.~+/=-]+/gi, "$1[removed]"],
  [/(?<![\w.])(auth\.[\w.]+=)[^;,\s"\\]+/g, (cookie, name) => (name?.includes("token") ? `${name}[removed]` : cookie)],
  // The number of a letter to an owner, which stands in the address of its page.
  [/(\/letters\/)(?:[0-9a-z]{4}-?){4}(?![\w-])/gi, "$1[removed]"],
  [/([?&#](?:code|state|code_verifier|nonce|token|(?:access|id|refresh)_token)=)[^&#\s"'\\]+/g, "$1[removed]"],
];

const ON_STANDARD_ERROR = () => pino.destination({ fd: 2, sync: true });

/** Structured logs on standard error, one JSON object a line. Addresses, names and tokens are removed wherever they stand. */
export function openLog(level: string, destination: DestinationStream = ON_STANDARD_ERROR()): Log {
  const paths = REDACTED.map(quoted).flatMap((key) => [key, `*.${key}`, `*.*.${key}`].map((path) => path.replace(".[", "[")));
  return pino({ level, base: null, redact: { paths, censor: "[removed]" }, hooks: { streamWrite: withoutSecrets } }, destination);
}

/** The path language of the logger takes names with a hyphen only in brackets. */
function quoted(key: string): string {
  return /^\w+$/.test(key) ? key : `["${key}"]`;
}

function withoutSecrets(line: string): string {
  return SECRETS.reduce(
    (text, [secret, instead]) => (typeof instead === "string" ? text.replace(secret, instead) : text.replace(secret, instead)),
    line,
  );
}
