import type { Answer, ApiClient, CompanyHere } from "#api/client/client.ts";
import { findPage } from "#web/console/frame/find-console.ts";

/** The company does not use the recommender. */
export const NO_OFFICE = "no-office";

/** A page of 物件提案 for who may do this; of a company that does not use it, it says so. */
export function findOfficePage<Data>(
  permission: CompanyHere["permissions"][number],
  ask: (company: ApiClient["company"]) => Promise<Answer<Data>>,
) {
  return findPage<Data | typeof NO_OFFICE>(permission, async (company) => {
    const answer = await ask(company);
    if (answer.ok) return answer.value;
    return answer.problem.status === 404 ? NO_OFFICE : null;
  });
}
