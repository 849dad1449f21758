import {
  type ApiClient,
  apiClient,
  type OfferCampaign,
  type OfferPreview,
  type Problem,
  type SavedQueriesResponse,
} from "#api/client/client.ts";

/** A saved condition that offers can be made from. */
type OfferQuery = { readonly id: string; readonly words: string };

export type StartData =
  | { readonly kind: "choose"; readonly queries: readonly OfferQuery[] }
  | { readonly kind: "start"; readonly queryId: string; readonly found: FoundStart }
  | { readonly kind: "failed" };

/** `not-an-offer`: the condition asks for no offers. */
export type FoundStart =
  | { readonly kind: "ready"; readonly preview: OfferPreview; readonly campaign: OfferCampaign | null }
  | { readonly kind: "unknown" | "not-an-offer" | "failed" };

type MyPage = ApiClient["mypage"];

/** What a new offer begins with: the conditions to choose from, or one of them as it would be sent. */
export async function findStart(start: string, mypage: MyPage = apiClient().mypage): Promise<StartData> {
  if (start !== "choose") return { kind: "start", queryId: start, found: await findPreview(start, mypage) };
  const answer = await mypage.get("/queries");
  return answer.ok ? { kind: "choose", queries: answer.value.items.flatMap(offerQuery) } : { kind: "failed" };
}

function offerQuery({ id, words, state, answers }: SavedQueriesResponse["items"][number]): OfferQuery[] {
  const isOffer = answers.channels.includes("offer") && (state === "active" || state === "paused");
  return isOffer ? [{ id, words: answers.name ?? words }] : [];
}

/** What would be sent to whom, and the sending of this condition that is under way, if one is. */
export async function findPreview(queryId: string, mypage: MyPage = apiClient().mypage): Promise<FoundStart> {
  const [preview, campaigns] = await Promise.all([
    mypage.post("/offer-campaigns/previews", { body: { queryId }, isRepeatable: true }),
    mypage.get("/offer-campaigns"),
  ]);
  if (!preview.ok) return { kind: refusalOf(preview.problem) };
  const open = campaigns.ok ? campaigns.value.items.filter((one) => one.queryId === queryId) : [];
  return {
    kind: "ready",
    preview: preview.value,
    campaign: open.find(({ state }) => state === "scheduled" || state === "running") ?? null,
  };
}

function refusalOf({ status }: Problem): "unknown" | "not-an-offer" | "failed" {
  if (status === 404) return "unknown";
  return status === 422 ? "not-an-offer" : "failed";
}
