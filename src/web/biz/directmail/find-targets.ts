import { type ApiClient, apiClient, type DirectMailTargets } from "#api/client/client.ts";

/** Null: they could not be read. */
export async function findTargets(
  city: string | null,
  directMail: ApiClient["directMail"] = apiClient().directMail,
): Promise<DirectMailTargets | null> {
  const answer = await directMail.get("/targets", { query: city === null ? {} : { city } });
  return answer.ok ? answer.value : null;
}
