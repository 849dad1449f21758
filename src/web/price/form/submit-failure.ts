import type { Problem } from "#api/client/client.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";

const PLACE_FIELDS = ["apartmentKey", "cityCode", "town", "address", "placeKey"];

/** A problem of the API as the form shows it: the four ways of naming a place are one field here. */
export function submitFailure(problem: Problem, isOnline: boolean): SubmitFailure {
  const { notice, ...failure } = problemFailure(problem, isOnline);
  const issues = failure.issues.map(({ field, message }) => ({ field: PLACE_FIELDS.includes(field) ? "place" : field, message }));
  return { issues: issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index), notice };
}
