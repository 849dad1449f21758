import { type ApiClient, apiClient, type RecommenderVisit } from "#api/client/client.ts";
import { type BrowserStorage, browserStorage, forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import { storeKey } from "#wire/stores.ts";

/** What stands behind # in a link of a mail: it reaches no server, log or referrer. `t` opens the pages of a customer, `s` only stops. */
export type Fragment = { readonly kind: "open" | "stop"; readonly token: string } | null;

export function readFragment(hash: string): Fragment {
  const [, letter, token = ""] = /^#([ts])=([\w-]{43})$/.exec(hash) ?? [];
  return letter === undefined ? null : { kind: letter === "t" ? "open" : "stop", token };
}

/** `none`: no link was opened here, or it opens nothing (any more). `expired`: a new link can be sent to the same address. */
export type VisitState =
  | { readonly kind: "loading" | "none" | "failed" }
  | { readonly kind: "expired" | "stop"; readonly token: string }
  | { readonly kind: "open"; readonly visit: RecommenderVisit };

type Services = Pick<ApiClient, "recommender">;

/** That a link was opened in this browser: no script reads the cookie that has it. */
const HAS_VISIT = storeKey("param", "recommender-visit");

/** Whose pages these are: by the link that was just opened, else by the one that this browser opened last. */
export async function findVisit(
  fragment: Fragment,
  { recommender }: Services = apiClient(),
  storage: BrowserStorage = browserStorage(),
): Promise<VisitState> {
  if (fragment?.kind === "stop") return { kind: "stop", token: fragment.token };
  if (!fragment && keptInBrowser(HAS_VISIT, storage) !== true) return { kind: "none" };
  const answer = fragment
    ? await recommender.post("/visits", { body: { token: fragment.token }, isRepeatable: true })
    : await recommender.get("/visit");
  if (answer.ok) {
    keepInBrowser(HAS_VISIT, true, storage);
    return { kind: "open", visit: answer.value };
  }
  if (answer.problem.status !== 404) return { kind: "failed" };
  if (!fragment) forgetInBrowser(HAS_VISIT, storage);
  return answer.problem.state === "expired" && fragment ? { kind: "expired", token: fragment.token } : { kind: "none" };
}
