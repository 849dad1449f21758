import { DEFAULT_ERROR } from "#wire/site-words.ts";

/** An error that a visitor may see: its status and message are shown on the error page. All others show the default. */
export class SiteError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "SiteError";
    this.status = status;
  }
}

export interface ShownError {
  readonly status: number;
  readonly message: string;
}

/** The status and message the error page shows. The text of an unexpected error stays on the server. */
export function shownError(error: unknown): ShownError {
  return error instanceof SiteError ? { status: error.status, message: error.message } : DEFAULT_ERROR;
}
