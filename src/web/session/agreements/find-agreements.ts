import { type AgreementsResponse, type ApiClient, apiClient } from "#api/client/client.ts";

/** What the member agreed to and what is still to be asked; null: it could not be read. */
export async function findAgreements(mypage: ApiClient["mypage"] = apiClient().mypage): Promise<AgreementsResponse | null> {
  const answer = await mypage.get("/agreements");
  return answer.ok ? answer.value : null;
}

type Pending = AgreementsResponse["pending"];

/** Agrees to what was asked. Throws the problem where the service does not take it. */
export async function agreeTo(pending: Pending, mypage: ApiClient["mypage"] = apiClient().mypage): Promise<AgreementsResponse> {
  const documents = pending.map(({ document, version }) => ({ document, version }));
  const answer = await mypage.post("/agreements", { body: { documents }, isRepeatable: true });
  if (!answer.ok) throw answer.problem;
  return answer.value;
}
