import { apiClient, type EstimateJob, type Problem } from "#api/client.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Draft } from "./draft.ts";
import { readDraft } from "./read-draft.ts";

/** Sends a draft. Failures come back field by field where the API names fields. */
export async function submitDraft(draft: Draft): Promise<{ ok: true; job: EstimateJob } | { ok: false; failure: SubmitFailure }> {
  const read = readDraft(draft);
  if (!read.ok) return { ok: false, failure: { issues: read.issues, notice: null } };
  const answer = await apiClient().priceChecker.submit(read.input);
  return answer.ok ? { ok: true, job: answer.value } : { ok: false, failure: submitFailure(answer.problem) };
}

const PLACE_FIELDS = ["apartmentKey", "cityCode", "town", "address"];

/** A problem of the API as the form shows it: the four ways of naming a place are one field here. */
export function submitFailure({ status, title, errors = [] }: Problem): SubmitFailure {
  if (status === 429) return { issues: [], notice: "短い時間にたくさんの依頼がありました。1分ほど待ってから、もう一度お試しください。" };
  if (errors.length === 0) return { issues: [], notice: `${title}。入力した内容は残っています。もう一度お試しください。` };
  const issues = errors.map(({ field, message }) => ({ field: PLACE_FIELDS.includes(field) ? "place" : field, message }));
  return { issues: issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index), notice: null };
}
