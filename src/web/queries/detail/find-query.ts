import { type ApiClient, apiClient, type SavedQueryDetail } from "#api/client/client.ts";
import { wishOf } from "#domain/queries/saved/wish-of.ts";
import { findMatches, type MatchesToday } from "#web/queries/matches/find-matches.ts";

export type QueryDetailData = SavedQueryDetail & { readonly matches: readonly MatchesToday[] };

/** One saved condition with what it finds today. `unknown`: there is none, or it is somebody else's; null: it could not be read. */
export async function findQuery(
  id: string,
  api: Pick<ApiClient, "mypage" | "estate"> = apiClient(),
): Promise<QueryDetailData | "unknown" | null> {
  const answer = await api.mypage.get("/queries/{id}", { path: { id } });
  if (!answer.ok) return answer.problem.status === 404 ? "unknown" : null;
  return { ...answer.value, matches: await findMatches(wishOf(answer.value.query.answers), api) };
}
