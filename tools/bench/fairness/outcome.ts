import type { Answered } from "#tools/watched/caller.ts";
import { isPage } from "./any-page.ts";

/** `refused`: too much was asked, of pages or of the user pool. `failed`: no answer, or another than these. */
export type Outcome = "answered" | "refused" | "failed";

/** What became of a page or of a call of the user pool. */
export function outcomeOf({ status, body }: Pick<Answered, "status" | "body">): Outcome {
  if (isPage(status)) return "answered";
  const isTooMuch = status === 429 || status === 503 || (status === 400 && body.includes("TooManyRequestsException"));
  return isTooMuch ? "refused" : "failed";
}
