import type { ApiClient } from "#api/client/client.ts";
import type { Outcome, SubmitFailure } from "#web/kit/form/form-state.ts";
import { stepAsset } from "#web/mypage/assets/save/change-asset.ts";
import type { KeptSaving } from "#web/mypage/assets/save/keep-saving.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";

/** Saves what is typed and registers the home; what is in the way is told. */
export async function registerAsset(
  { flush }: Pick<KeptSaving, "flush">,
  mypage: ApiClient["mypage"],
  isOnline: boolean,
): Promise<Outcome> {
  const { status, asset, issues, failure } = await flush();
  if (status === "failed") return { issues, notice: failure };
  if (status === "changed" || status === "gone") return CHOOSE_FIRST;
  const moved = await stepAsset(mypage, asset, "register");
  if (moved.kind === "saved") return "done";
  return moved.kind === "failed" ? problemFailure(moved.problem, isOnline) : CHANGED;
}

/** Throws away what was begun: it lies among the deleted homes for 30 days. What cannot be saved any more is no hindrance. */
export async function discardAsset({ flush }: Pick<KeptSaving, "flush">, mypage: ApiClient["mypage"], isOnline: boolean): Promise<Outcome> {
  const { status, asset } = await flush();
  if (status === "gone") return "done";
  if (status === "changed") return CHOOSE_FIRST;
  const moved = await stepAsset(mypage, asset, "delete");
  if (moved.kind === "saved" || moved.kind === "gone") return "done";
  return moved.kind === "failed" ? problemFailure(moved.problem, isOnline) : CHANGED;
}

const CHOOSE_FIRST: SubmitFailure = { issues: [], notice: "ほかの画面で内容が変わっています。どちらの内容にするかを選んでください。" };
const CHANGED: SubmitFailure = { issues: [], notice: "ほかの画面で、この物件の状態が変わりました。画面を読み込み直してください。" };
