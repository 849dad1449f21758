import { type ApiClient, apiClient, type LegalDifferencesResponse, type LegalDocumentResponse } from "#api/client/client.ts";
import type { LegalDocumentName } from "#domain/legal/types.ts";
import type { LegalSearch } from "./legal-search.ts";

export type LegalPage = LegalDocumentResponse & {
  /** Null: nothing is compared, or it could not be had. */
  readonly differences: LegalDifferencesResponse | null;
};

/** A text with what it says otherwise than the version it is compared with. `unknown`: there is no such version. Null: it could not be had. */
export async function findDocument(
  document: LegalDocumentName,
  { version, compare }: LegalSearch,
  estate: ApiClient["estate"] = apiClient().estate,
): Promise<LegalPage | "unknown" | null> {
  const found = await estate.get("/legal/{document}", { path: { document }, query: version === undefined ? {} : { version } });
  if (!found.ok) return found.problem.status === 404 || found.problem.status === 422 ? "unknown" : null;
  const to = found.value.shown.version;
  if (compare === undefined || compare === to) return { ...found.value, differences: null };
  const [from, until] = compare < to ? [compare, to] : [to, compare];
  const told = await estate.get("/legal/{document}/differences", { path: { document }, query: { from, to: until } });
  if (!told.ok && told.problem.status === 404) return "unknown";
  return { ...found.value, differences: told.ok ? told.value : null };
}
