import { type Logger, pino } from "pino";

export type Log = Logger;

/** Names under which personal data or secrets could reach a log line; their values are never written. */
const REDACTED = ["email", "phone", "name", "address", "password", "token", "secret", "authorization", "cookie", "message"];

/** Structured logs on standard error, one JSON object a line. Addresses, names and tokens are removed wherever they stand. */
export function openLog(level: string): Log {
  const paths = REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino({ level, base: null, redact: { paths, censor: "[removed]" } }, pino.destination({ fd: 2, sync: true }));
}
