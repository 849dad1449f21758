import {
  type ApiClient,
  apiClient,
  type CorrectionsResponse,
  type NoticesResponse,
  type RiskReportResponse,
  type SubjectResponse,
} from "#api/client/client.ts";
import { orNull } from "#web/risk/facts/find-details.ts";
import { knowsBuildings } from "#web/risk/search/find-guide.ts";

/** A part that could not be had is null. */
export type ContactData = { readonly report: RiskReportResponse; readonly corrections: CorrectionsResponse | null };

type Services = Pick<ApiClient, "estate">;

export async function findCorrections(report: RiskReportResponse, { estate }: Services = apiClient()): Promise<ContactData> {
  return { report, corrections: await orNull(estate.get("/risk/{key}/corrections", { path: { key: report.subject.key } })) };
}

/** The building or the place to register for. `none`: not chosen yet; `unknown`: none of ours. `hasBuildings` false: there is none to choose from. */
export type RegisterData =
  | { readonly kind: "none" | "unknown" | "failed"; readonly hasBuildings: boolean }
  | { readonly kind: "known"; readonly subject: RegisteredSubject };

/** What the page says of it. */
export type RegisteredSubject = Pick<SubjectResponse, "kind" | "key" | "name" | "address" | "builtYear">;

export async function findRegister(key: string | undefined, { estate }: Services = apiClient()): Promise<RegisterData> {
  if (key === undefined) return { kind: "none", hasBuildings: await knowsBuildings({ estate }) };
  const answer = await estate.get("/risk/{key}", { path: { key } });
  if (answer.ok) return { kind: "known", subject: answer.value.subject };
  return { kind: answer.problem.status === 404 ? "unknown" : "failed", hasBuildings: await knowsBuildings({ estate }) };
}

/** The wishes behind a link in a mail. `none`: the page was opened without one. `unknown`: no such link, or its registration is gone. */
export type NoticesData =
  | { readonly kind: "none" | "unknown" | "failed" }
  | { readonly kind: "notices"; readonly token: string; readonly notices: NoticesResponse };

export async function findNotices(token: string | undefined, { estate }: Services = apiClient()): Promise<NoticesData> {
  if (token === undefined) return { kind: "none" };
  const answer = await estate.get("/risk-notices", { query: { token } });
  if (answer.ok) return { kind: "notices", token, notices: answer.value };
  return { kind: answer.problem.status === 404 ? "unknown" : "failed" };
}
