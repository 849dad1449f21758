import type { apiClient, UserInfoResponse } from "#api/client.ts";
import { failureOf } from "../auth/errors/failure-of.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { inputOf } from "./user-fields.ts";

type UserApi = Pick<ReturnType<typeof apiClient>["mypage"], "saveUserInfo" | "userInfo">;

const CONFLICT = 409;

/** Saves 氏名・住所 over the save that was seen; answers the newer one where there is one, or what is wrong. */
export async function saveUser(
  api: UserApi,
  typed: Typed,
  seen: string | null,
): Promise<"saved" | { readonly newer: UserInfoResponse } | SubmitFailure> {
  const answer = await api.saveUserInfo(inputOf(typed, seen));
  if (answer.ok) return "saved";
  if (answer.problem.status !== CONFLICT) return failureOf(answer.problem);
  const latest = await api.userInfo();
  return latest.ok ? { newer: latest.value } : failureOf(latest.problem);
}
