import { type ApiClient, apiClient, type ConsultationSlots } from "#api/client/client.ts";

export type SlotsData = { readonly kind: "slots"; readonly slots: ConsultationSlots } | { readonly kind: "failed" };

/** The half hours as they are now. */
export async function findSlots(consultations: ApiClient["consultations"] = apiClient().consultations): Promise<SlotsData> {
  const answer = await consultations.get("/slots");
  return answer.ok ? { kind: "slots", slots: answer.value } : { kind: "failed" };
}
