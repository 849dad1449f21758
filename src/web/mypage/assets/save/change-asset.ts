import type { Answer, ApiClient, AssetFacts, AssetResponse, Problem } from "#api/client/client.ts";

/** What a change is made to, as it was seen. */
export type Seen = Pick<AssetResponse, "id" | "version">;
type Step = "register" | "pause" | "resume" | "sell" | "keep" | "withdraw" | "delete" | "restore";

/** `changed`: somebody else, or another device, changed it since; nothing was written. `gone`: it is not there any more. */
export type Changed =
  | { readonly kind: "saved"; readonly asset: AssetResponse }
  | { readonly kind: "changed" | "gone" }
  | { readonly kind: "failed"; readonly problem: Problem };

type Mypage = ApiClient["mypage"];

/** A repeated call would meet what the first one wrote, and be refused. */
const once = ({ id }: Seen) => ({ path: { id }, isRepeatable: false }) as const;

export async function saveFacts(mypage: Mypage, seen: Seen, facts: AssetFacts): Promise<Changed> {
  return changedOf(await mypage.put("/assets/{id}", { ...once(seen), body: { version: seen.version, facts } }));
}

export async function stepAsset(mypage: Mypage, seen: Seen, step: Step): Promise<Changed> {
  return changedOf(await mypage.post("/assets/{id}/steps", { ...once(seen), body: { version: seen.version, step } }));
}

type OfferChoice = Pick<AssetResponse, "lowestPriceYen"> & { readonly setting: AssetResponse["offerSetting"] };

export async function saveOffers(mypage: Mypage, seen: Seen, choice: OfferChoice): Promise<Changed> {
  return changedOf(await mypage.put("/assets/{id}/offers", { ...once(seen), body: { version: seen.version, ...choice } }));
}

const CHANGED: readonly string[] = ["/problems/conflict", "/problems/illegal-transition"];

function changedOf(answer: Answer<AssetResponse>): Changed {
  if (answer.ok) return { kind: "saved", asset: answer.value };
  const { problem } = answer;
  if (CHANGED.includes(problem.type)) return { kind: "changed" };
  return problem.status === 404 ? { kind: "gone" } : { kind: "failed", problem };
}
