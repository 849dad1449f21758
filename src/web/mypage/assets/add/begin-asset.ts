import type { ApiClient, AssetBegun } from "#api/client/client.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import type { AssetKind } from "./add-search.ts";
import type { PlaceOption } from "./place-options.ts";

export type ToBegin = Pick<PlaceOption, "key" | "rest"> & { readonly kind: AssetKind; readonly isAnother: boolean };
export type Begun = { readonly kind: "begun"; readonly begun: AssetBegun } | { readonly kind: "failed"; readonly failure: SubmitFailure };

/** Begins to register a home, or finds that it is there already. Asked twice it makes one. */
export async function beginAsset(mypage: ApiClient["mypage"], wanted: ToBegin, isOnline: boolean): Promise<Begun> {
  const answer = await mypage.post("/assets", { body: { ...wanted, facts: null }, isRepeatable: !wanted.isAnother });
  if (answer.ok) return { kind: "begun", begun: answer.value };
  const { type, status } = answer.problem;
  if (type === "/problems/limit-reached") return { kind: "failed", failure: FULL };
  if (status === 404) return { kind: "failed", failure: NOWHERE };
  return { kind: "failed", failure: problemFailure(answer.problem, isOnline) };
}

const FULL: SubmitFailure = {
  issues: [],
  notice: "登録できるのは20件までです。マイページで、使わない物件を削除してから、もう一度お試しください。",
};
const NOWHERE: SubmitFailure = { issues: [], notice: "この場所は、いまは登録できません。ほかの場所を選んでください。" };
