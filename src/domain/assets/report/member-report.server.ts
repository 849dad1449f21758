import { plansOfResult } from "#domain/assets/plans/member-plans.server.ts";
import { assetOf } from "#domain/assets/result/asset-of.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { reportOf } from "./report-of.ts";
import type { ReportThread } from "./report-thread.server.ts";

type Deps = Parameters<typeof assetOf>[0] & {
  readonly reports: Pick<ReportThread, "pdf">;
  /** Whose data estimates are made of. */
  readonly credits: () => Promise<readonly string[]>;
};

/** The result of a home of a member as a PDF of A4. Null: there is none, it is a draft, or somebody else's. `too-long`: it was not drawn in time. Rejects where the thread fails. */
export async function memberReport(deps: Deps, member: Parameters<typeof assetOf>[1], id: string): Promise<Uint8Array | "too-long" | null> {
  const result = await assetOf(deps, member, id);
  if (!result) return null;
  const { takeHome } = plansOfResult(deps, result, { scenarios: [], rentYen: null, assumptions: {} });
  return deps.reports.pdf(reportOf({ result, takeHome, credits: await deps.credits(), madeOn: isoDateInJapan(deps.clock.now()) }));
}
