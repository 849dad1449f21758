import { type ApiClient, apiClient, type OfferOwnContact, type OfferThread } from "#api/client/client.ts";

export type ThreadData = {
  readonly kind: "thread";
  readonly thread: OfferThread;
  /** What the other would be told, where that is asked now; null: it is not asked, or could not be read. */
  readonly ownContact: OfferOwnContact | null;
  /** When it was read. */
  readonly at: string;
};

type MyPage = ApiClient["mypage"];

/** One offer; `unknown`: it is not there, or not theirs. Null: it could not be read. */
export async function findThread(id: string, mypage: MyPage = apiClient().mypage): Promise<ThreadData | "unknown" | null> {
  const answer = await mypage.get("/offers/{id}", { path: { id } });
  if (!answer.ok) return answer.problem.status === 404 ? "unknown" : null;
  const thread = answer.value;
  const ownContact = thread.may.includes("consent") ? await findOwnContact(mypage) : null;
  return { kind: "thread", thread, ownContact, at: new Date().toISOString() };
}

export async function findOwnContact(mypage: MyPage): Promise<OfferOwnContact | null> {
  const answer = await mypage.get("/offer-contact");
  return answer.ok ? answer.value : null;
}
