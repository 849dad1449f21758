import { type ApiClient, apiClient } from "#api/client/client.ts";
import { seconds } from "#kernel/duration.ts";

/** `unknown`: nobody's, somebody else's, or taken back. `busy`: asked too often, with the seconds to wait. */
export type OpenedLink =
  | { readonly kind: "open" | "expired" | "unknown" | "failed" }
  | { readonly kind: "busy"; readonly waitSeconds: number };

type Services = Pick<ApiClient, "recommendation">;

/** How long anybody waits for a link to be checked. */
const LINK_TIMEOUT = seconds(10);
const USUAL_WAIT_SECONDS = 60;

/** Hands the token of a link over for a visit, which a cookie keeps that no script can read. Asked once: whoever waits may press again. */
export async function openLink(token: string, { recommendation }: Services = apiClient()): Promise<OpenedLink> {
  const answer = await recommendation.post("/visits", { body: { token }, timeout: LINK_TIMEOUT });
  if (answer.ok) return { kind: "open" };
  const { status, state, retryAfterSeconds } = answer.problem;
  if (status === 429) return { kind: "busy", waitSeconds: retryAfterSeconds ?? USUAL_WAIT_SECONDS };
  if (status === 404) return { kind: state === "expired" ? "expired" : "unknown" };
  return { kind: "failed" };
}

/** Asks for a new link, of the token or of the link that was opened before. True: it was taken in, whatever came of it. */
export async function askNewLink(token: string | null, { recommendation }: Services = apiClient()): Promise<boolean> {
  const answer = await recommendation.post("/links", { body: token === null ? {} : { token } });
  return answer.ok;
}
