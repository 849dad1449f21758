/**
 * `connecting`: no connection was to be had, and nothing was done. `working`: one was lost while it was used; what was under way may have been done,
 * where it was a commit.
 */
export type UnreachablePhase = "connecting" | "working";

/** The database does not answer: it is down, starts again, ends its connections, or takes no more of them. It may be asked again soon. */
export class DatabaseUnreachable extends Error {
  override readonly name = "DatabaseUnreachable";
  readonly phase: UnreachablePhase;

  constructor(phase: UnreachablePhase, cause: unknown) {
    super(`the database ${phase === "connecting" ? "cannot be reached" : "connection was lost"}: ${reasonOf(cause)}`, { cause });
    this.phase = phase;
  }
}

/** This process itself has let go of the database, for it stops: nobody has to be told. */
export class DatabaseClosed extends DatabaseUnreachable {
  constructor() {
    super("connecting", new Error("this process stops"));
  }
}

/** How long a caller is asked to wait: the embedded server is back within a second or two, a failover takes a few more. */
export const UNREACHABLE_RETRY_SECONDS = 2;

/** SQLSTATE: connections that are ended or refused by the server, class 08 (connection exceptions), and one that has too many already. */
const STATES = /^(?:08...|57P0[1235]|53300)$/;
/** Of the operating system. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
]);
/** Of the driver and its pool, whose errors have no code. */
const WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|Postgres connection has been discarded)/;

/** Whether an error says that the database is away, rather than that it refused what was asked. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isConnectionFailure);
  const code = "code" in error ? String(error.code) : "";
  return STATES.test(code) || SYSTEM_CODES.has(code) || WORDS.test(error.message);
}

/** The error as the rest of the program knows it: `DatabaseUnreachable` for a lost or refused connection, else the error itself. */
export function asUnreachable(error: unknown, phase: UnreachablePhase): unknown {
  return isConnectionFailure(error) ? new DatabaseUnreachable(phase, error) : error;
}

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
