import {
  type ApiClient,
  type AssetCheckResponse,
  type AssetPlansResponse,
  type AssetResultResponse,
  apiClient,
  type RiskReportResponse,
} from "#api/client/client.ts";
import { reportKey } from "#web/mypage/assets/core/asset-words.ts";
import { findPlans } from "./find-plans.ts";
import { NO_WISHES } from "./plan-wishes.ts";

export type ResultData = {
  readonly result: AssetResultResponse;
  /** Null: it could not be read, or there is none. */
  readonly risk: RiskReportResponse | null;
  /** What could be done with it, as nothing is set; null: it could not be read. */
  readonly plans: AssetPlansResponse | null;
  /** The newest check of who owns it; null: nothing was handed in yet. */
  readonly check: AssetCheckResponse | null | "failed";
  /** Whether 氏名 is registered, which the documents are held against. */
  readonly isNamed: boolean;
};

/** What a home is worth and what follows from it. `unknown`: there is none, it is a draft, or somebody else's; null: it could not be read. */
export async function findResult(
  id: string | undefined,
  { mypage, estate }: Pick<ApiClient, "mypage" | "estate"> = apiClient(),
): Promise<ResultData | "unknown" | null> {
  if (id === undefined) return "unknown";
  const [result, plans, check] = await Promise.all([
    findValue(id, { mypage }),
    findPlans(id, NO_WISHES, { mypage }),
    mypage.get("/assets/{id}/check", { path: { id } }),
  ]);
  if (result === null || result === "unknown") return result;
  const key = reportKey(result.asset);
  const risk = key === null ? null : await estate.get("/risk/{key}", { path: { key } });
  const owner = check.ok ? check.value : { check: "failed" as const, isNamed: true };
  return { result, risk: risk?.ok ? risk.value : null, plans, check: owner.check, isNamed: owner.isNamed };
}

/** The value of a home alone, with its series. */
export async function findValue(
  id: string | undefined,
  { mypage }: Pick<ApiClient, "mypage"> = apiClient(),
): Promise<AssetResultResponse | "unknown" | null> {
  if (id === undefined) return "unknown";
  const answer = await mypage.get("/assets/{id}/result", { path: { id } });
  if (answer.ok) return answer.value;
  return answer.problem.status === 404 ? "unknown" : null;
}
