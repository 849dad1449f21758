import type { ApiClient, UserInfoResponse } from "#api/client/client.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { inputOf } from "./user-fields.ts";

const CONFLICT = 409;

/** Saves 氏名・住所 over the save that was seen; answers the newer one where there is one, or what is wrong. */
export async function saveUser(
  mypage: ApiClient["mypage"],
  typed: Typed,
  seen: string | null,
): Promise<"saved" | { readonly newer: UserInfoResponse } | SubmitFailure> {
  const answer = await mypage.put("/user-info", { body: inputOf(typed, seen) });
  if (answer.ok) return "saved";
  if (answer.problem.status !== CONFLICT) return failureOf(answer.problem);
  const latest = await mypage.get("/user-info");
  return latest.ok ? { newer: latest.value } : failureOf(latest.problem);
}
