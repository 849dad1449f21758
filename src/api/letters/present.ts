import { CORRECTION_FIELDS } from "#domain/risk/corrections/correction-fields.ts";
import type { publicCorrections } from "#domain/risk/index.server.ts";
import type { CorrectionResponse } from "./schemas.ts";

type LoggedCorrection = Omit<NonNullable<Awaited<ReturnType<typeof publicCorrections>>>[number], "about">;

/** Without what the sender wrote. */
export function presentCorrection({
  id,
  field,
  state,
  reason,
  receivedAt,
  answerDueOn,
  decidedAt,
  log,
  placeName,
}: LoggedCorrection): CorrectionResponse {
  return {
    ...{ id, field, state, reason, answerDueOn, placeName },
    title: CORRECTION_FIELDS[field].title,
    receivedAt: receivedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    log: [...log],
  };
}
