import type { Problem } from "#api/client/client.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { factOf } from "#web/session/errors/problem-failure.ts";

const PLACE_FIELDS = ["apartmentKey", "cityCode", "town", "address"];

/** A problem of the API as the form shows it: the four ways of naming a place are one field here. */
export function submitFailure({ status, title, errors = [] }: Problem): SubmitFailure {
  if (status === 429) return { issues: [], notice: "短い時間にたくさんの依頼がありました。1分ほど待ってから、もう一度お試しください。" };
  if (errors.length === 0) return { issues: [], notice: `${factOf(title)}。入力した内容は残っています。もう一度お試しください。` };
  const issues = errors.map(({ field, message }) => ({ field: PLACE_FIELDS.includes(field) ? "place" : field, message }));
  return { issues: issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index), notice: null };
}
