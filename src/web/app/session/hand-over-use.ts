import { apiClient, type MergeInput } from "#api/client/client.ts";
import { forgetSearches, recentSearches } from "#web/price/place/recent-searches.ts";
import { forgetEstimates, recentEstimates } from "#web/price/result/recent-estimates.ts";
import { keepWeights, keptWeights } from "#web/risk/report/browser-memory.ts";
import type { SiteSession } from "#web/session/core/types.ts";

type Looked = Pick<MergeInput, "searches" | "estimates" | "riskWeights">;
type Parts = {
  readonly looked: () => Looked;
  readonly forget: () => void;
  /** Whether the service has it now. */
  readonly send: (looked: Looked) => Promise<boolean>;
};

const inBrowser: Parts = {
  looked: () => ({ searches: [...recentSearches()], estimates: [...recentEstimates()], riskWeights: keptWeights() }),
  forget: () => {
    forgetSearches();
    forgetEstimates();
    keepWeights(null);
  },
  send: async (looked) => (await apiClient().mypage.post("/merge", { body: looked, isRepeatable: true })).ok,
};

/** What a visitor looked up, and the weights moved in a report, belong to the account from the sign-in on, and no longer to the browser, which others may use too. */
export function handOverUse(
  session: Pick<SiteSession, "view" | "subscribe">,
  parts: Parts = inBrowser,
): { readonly handOver: () => Promise<void>; readonly stop: () => void } {
  let underWay: Promise<void> | null = null;
  const handOver = async () => {
    if (!session.view().isLoggedIn) return;
    underWay ??= handOverOnce(parts).finally(() => {
      underWay = null;
    });
    await underWay;
  };
  void handOver();
  return { handOver, stop: session.subscribe(() => void handOver()) };
}

/** It stays in the browser until the service has it, and where something was looked up meanwhile. */
async function handOverOnce({ looked, forget, send }: Parts): Promise<void> {
  const given = looked();
  if (given.searches.length === 0 && given.estimates.length === 0 && !given.riskWeights) return;
  // Nobody waits for this: what could not be sent is sent at the next page.
  const isKept = await send(given).catch(() => false);
  if (isKept && JSON.stringify(looked()) === JSON.stringify(given)) forget();
}
