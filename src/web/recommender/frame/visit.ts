import { type ApiClient, apiClient, type RecommenderVisit } from "#api/client/client.ts";
import { type BrowserStorage, browserStorage, forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import { storeKey } from "#wire/stores.ts";

/** What stands behind # in a link of a mail: it reaches no server, log or referrer. `t` opens the pages of a customer, `s` only stops. */
export type Fragment = { readonly kind: "open" | "stop"; readonly token: string } | null;

export function readFragment(hash: string): Fragment {
  const [, letter, token = ""] = /^#([ts])=([\w-]{43})$/.exec(hash) ?? [];
  return letter === undefined ? null : { kind: letter === "t" ? "open" : "stop", token };
}

/** The same of the address of this page, which has it no longer. */
export function takeFragment(): Fragment {
  const taken = readFragment(window.location.hash);
  if (taken) window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return taken;
}

/** `none`: no link was opened here, or it opens nothing (any more). `expired`: a new link can be sent to the same address. */
export type VisitState =
  | { readonly kind: "loading" | "none" | "failed" }
  | { readonly kind: "expired" | "stop"; readonly token: string }
  | { readonly kind: "open"; readonly visit: RecommenderVisit };

type Services = Pick<ApiClient, "recommender">;

/** That a link was opened in this browser: no script reads the cookie that has it. */
const HAS_VISIT = storeKey("param", "recommender-visit");

/** The same of who has opened a page of the tenant inside LINE, by LINE's word. `none`: they have told nothing yet. */
export async function findLineVisit(
  { tenant, idToken }: { readonly tenant: string; readonly idToken: string },
  { recommender }: Services = apiClient(),
  storage: BrowserStorage = browserStorage(),
): Promise<Exclude<VisitState, { kind: "expired" | "stop" | "loading" }> | { readonly kind: "unproved" }> {
  const answer = await recommender.post("/tenants/{key}/line-visits", { path: { key: tenant }, body: { idToken }, isRepeatable: true });
  if (answer.ok) {
    keepVisitOpen(storage);
    return { kind: "open", visit: answer.value };
  }
  if (answer.problem.status === 403) return { kind: "unproved" };
  return { kind: answer.problem.status === 404 ? "none" : "failed" };
}

/** This browser has a link now: the cookie itself no script can see. */
export function keepVisitOpen(storage: BrowserStorage = browserStorage()): void {
  keepInBrowser(HAS_VISIT, true, storage);
}

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
