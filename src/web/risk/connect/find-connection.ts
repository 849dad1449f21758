import { type ApiClient, apiClient, type ConnectionResponse, type InterestResponse, type RiskReportResponse } from "#api/client/client.ts";
import { orNull } from "#web/risk/facts/find-details.ts";

/** What the visitor is to the building. `visitor`: nobody is signed in. */
export type Mine = { readonly kind: "visitor" | "failed" } | { readonly kind: "ready"; readonly connection: ConnectionResponse };

export type ConnectData = {
  readonly report: RiskReportResponse;
  /** Null: the numbers could not be had. */
  readonly interest: InterestResponse | null;
  readonly mine: Mine;
};

type Client = Pick<ApiClient, "estate" | "mypage">;

/** Of a place there are none. Everybody may read the numbers of a building; who is signed in also sees their own registrations, which bring the numbers with them. */
export async function findConnection(
  report: RiskReportResponse,
  isLoggedIn: boolean,
  { estate, mypage }: Client = apiClient(),
): Promise<ConnectData> {
  const { key, kind } = report.subject;
  if (kind === "place") return { report, interest: null, mine: { kind: "visitor" } };
  const mine = isLoggedIn ? await findMine(mypage, key) : ({ kind: "visitor" } as const);
  if (mine.kind === "ready") return { report, interest: mine.connection.interest, mine };
  return { report, interest: await orNull(estate.get("/risk/{key}/interest", { path: { key } })), mine };
}

async function findMine(mypage: Client["mypage"], key: string): Promise<Mine> {
  const answer = await mypage.get("/connections/{key}", { path: { key } });
  if (answer.ok) return { kind: "ready", connection: answer.value };
  return { kind: answer.problem.status === 401 ? "visitor" : "failed" };
}
