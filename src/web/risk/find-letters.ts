import {
  type ApartmentResponse,
  type ApiClient,
  apiClient,
  type CorrectionsResponse,
  type InterestResponse,
  type RiskReportResponse,
} from "#api/client.ts";

/** A part that could not be had is null. */
export type ContactData = { readonly report: RiskReportResponse; readonly corrections: CorrectionsResponse | null };
export type ConnectData = { readonly report: RiskReportResponse; readonly interest: InterestResponse | null };

type Risk = Pick<ApiClient["risk"], "corrections" | "interest">;

export async function findCorrections(report: RiskReportResponse, risk: Risk = apiClient().risk): Promise<ContactData> {
  const answer = await risk.corrections(report.apartment.key);
  return { report, corrections: answer.ok ? answer.value : null };
}

export async function findInterest(report: RiskReportResponse, risk: Risk = apiClient().risk): Promise<ConnectData> {
  const answer = await risk.interest(report.apartment.key);
  return { report, interest: answer.ok ? answer.value : null };
}

/** The building to register for. `none`: not chosen yet, or not one of ours. */
export type RegisterData =
  | { readonly kind: "none" | "unknown" | "failed" }
  | { readonly kind: "building"; readonly apartment: ApartmentResponse };

export async function findRegister(
  building: string | undefined,
  estate: Pick<ApiClient["estate"], "apartment"> = apiClient().estate,
): Promise<RegisterData> {
  if (building === undefined) return { kind: "none" };
  const answer = await estate.apartment(building);
  if (answer.ok) return { kind: "building", apartment: answer.value };
  return { kind: answer.problem.status === 404 ? "unknown" : "failed" };
}
