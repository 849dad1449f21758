import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { SessionCheck } from "./check.ts";

export interface RequestSeen {
  /** Of the token endpoint, or of our own that stands for it. */
  readonly isForTokens: boolean;
  readonly hasAuthorization: boolean;
  /** From the start or a sign-in on until a reset. */
  readonly isAttached: boolean;
}

/** untouched: goes out as it is. with token: the current token is written to it. expired: refused, after a reset if anything is kept. */
export type RequestVerdict = "untouched" | "expired" | "refresh" | "with token";

/** What becomes of a request of the site's HTTP client. After a refresh it is judged again. */
export function judgeRequest({ isForTokens, hasAuthorization, isAttached }: RequestSeen, check: SessionCheck): RequestVerdict {
  if (isForTokens || !isAttached) return "untouched";
  if (check.isRefreshExpired) return "expired";
  if (check.isTokenExpired) return "refresh";
  if (!check.isValid) return hasAuthorization ? "expired" : "untouched";
  return "with token";
}

export function expiredSession(cause?: unknown): CatalogueError {
  return new CatalogueError("Both token and refresh token have expired. Your request was aborted.", {
    name: "ExpiredAuthSessionError",
    cause,
  });
}
