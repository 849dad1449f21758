import { exportMember } from "#domain/members/index.server.ts";
import { findEstimate } from "#domain/valuation/index.server.ts";
import type { Tx } from "#platform/db.server.ts";

export type ExportedEstimate = {
  readonly estimateId: string;
  readonly seenAt: Date;
  /** Null, as all that follows: it is older than it is kept for. */
  readonly label: string | null;
  readonly input: unknown;
  readonly valueYen: number | null;
  readonly lowYen: number | null;
  readonly highYen: number | null;
  readonly grade: string | null;
  readonly modelVersion: string | null;
  readonly createdAt: Date | null;
};

const GONE = { label: null, input: null, valueYen: null, lowYen: null, highYen: null, grade: null, modelVersion: null, createdAt: null };

/** The estimates that a member looked at, with what they were asked and what they said. */
export async function exportEstimates(tx: Tx, sub: string): Promise<ExportedEstimate[]> {
  const { estimates } = await exportMember(tx, sub);
  const told: ExportedEstimate[] = [];
  for (const { estimateId, seenAt } of estimates) {
    const found = await findEstimate(tx, estimateId);
    told.push({ estimateId, seenAt, ...(found ? shown(found) : GONE) });
  }
  return told;
}

type Found = NonNullable<Awaited<ReturnType<typeof findEstimate>>>;

function shown({
  apartmentName,
  subject,
  input,
  outcome,
  modelVersion,
  createdAt,
}: Found): Omit<ExportedEstimate, "estimateId" | "seenAt"> {
  const price = outcome.estimated
    ? { valueYen: outcome.point, lowYen: outcome.low, highYen: outcome.high }
    : { valueYen: null, lowYen: null, highYen: null };
  return { label: apartmentName ?? `${subject.cityName}${subject.town}`, input, ...price, grade: outcome.grade, modelVersion, createdAt };
}
