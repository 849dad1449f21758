import { type ApiClient, apiClient, type SavedQueryDetail, type ToldForQuery } from "#api/client/client.ts";
import { wishOf } from "#domain/queries/saved/wish-of.ts";
import { findMatches, type MatchesToday } from "#web/queries/matches/find-matches.ts";

export type QueryDetailData = SavedQueryDetail & {
  readonly matches: readonly MatchesToday[];
  /** What was told for it; null: it could not be read. */
  readonly told: ToldForQuery | null;
};

/** One saved condition with what it finds today and what was told for it. `unknown`: there is none, or it is somebody else's; null: it could not be read. */
export async function findQuery(
  id: string,
  api: Pick<ApiClient, "mypage" | "estate"> = apiClient(),
): Promise<QueryDetailData | "unknown" | null> {
  const [answer, told] = await Promise.all([
    api.mypage.get("/queries/{id}", { path: { id } }),
    api.mypage.get("/queries/{id}/told", { path: { id } }),
  ]);
  if (!answer.ok) return answer.problem.status === 404 ? "unknown" : null;
  const matches = await findMatches(wishOf(answer.value.query.answers), api);
  return { ...answer.value, matches, told: told.ok ? told.value : null };
}
