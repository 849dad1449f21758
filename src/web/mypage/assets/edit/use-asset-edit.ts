import { useState } from "react";
import { type AssetFacts, type AssetResponse, apiClient } from "#api/client/client.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type Form, useForm, useLiveForm } from "#web/kit/form/use-form.ts";
import { findAsset } from "#web/mypage/assets/core/find-asset.ts";
import { readFacts } from "#web/mypage/assets/form/read-facts.ts";
import { typedFacts } from "#web/mypage/assets/form/typed-facts.ts";
import { assetDraft } from "#web/mypage/assets/save/asset-draft.ts";
import { type Changed, saveFacts, saveOffers, stepAsset } from "#web/mypage/assets/save/change-asset.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";

export type AssetStep = Parameters<typeof stepAsset>[2];

export type AssetEdit = {
  readonly asset: AssetResponse;
  readonly facts: Form;
  /** Everything beside the facts: one thing at a time. */
  readonly acting: Form;
  /** What was done last, told aloud; empty: nothing. */
  readonly done: string;
  /** The facts here were typed over another version than there is now. */
  readonly isChangedElsewhere: boolean;
  readonly settle: (isMineMeant: boolean) => void;
  readonly step: (step: AssetStep) => void;
  readonly choose: (setting: AssetResponse["offerSetting"], lowestPriceYen: number | null) => void;
};

/** A home of the member while it is edited: its facts, where it stands, and whether it takes offers. Each change lies over the version that was seen. */
export function useAssetEdit(initial: AssetResponse, sub: string): AssetEdit {
  const [asset, setAsset] = useState(initial);
  const [done, setDone] = useState("");
  const [isChangedElsewhere, setChanged] = useState(false);
  const [today] = useState(() => isoDateInJapan(new Date()));
  const month = today.slice(0, 7);
  const send = async (over: AssetResponse, wanted: AssetFacts): Promise<Outcome> => {
    setDone("");
    const outcome = await saveFacts(apiClient().mypage, over, wanted);
    setChanged(outcome.kind === "changed");
    if (outcome.kind !== "saved") return failureOf(outcome);
    setAsset(outcome.asset);
    setDone(savedWords(over, outcome.asset));
    return "done";
  };
  const facts = useForm({
    initial: typedFacts(initial.facts, month),
    read: (typed) => {
      const read = readFacts(typed, { kind: initial.kind, today, isWhole: true });
      return read.issues.length > 0 ? { ok: false, issues: read.issues } : { ok: true, input: read.facts };
    },
    send: (wanted) => send(asset, wanted),
    draft: assetDraft({ sub, id: initial.id, version: () => asset.version }),
  });
  const acting = useLiveForm({});
  const settle = async (isMineMeant: boolean): Promise<Outcome> => {
    const found = await findAsset(initial.id);
    if (found === "unknown") return failureOf({ kind: "gone" });
    if (found === null) return UNREAD;
    setAsset(found);
    setChanged(false);
    if (!isMineMeant) {
      facts.replace(typedFacts(found.facts, month));
      return "done";
    }
    const read = readFacts(facts.current(), { kind: initial.kind, today, isWhole: true });
    return read.issues.length > 0 ? { issues: read.issues, notice: null } : send(found, read.facts);
  };
  const change = (work: () => Promise<Changed>, words: string) =>
    acting.act(async () => {
      setDone("");
      const outcome = await work();
      if (outcome.kind === "saved") {
        setAsset(outcome.asset);
        setDone(words);
        return "kept";
      }
      const found = outcome.kind === "changed" ? await findAsset(initial.id) : null;
      if (found !== null && found !== "unknown") setAsset(found);
      return outcome.kind === "changed" ? MOVED : failureOf(outcome);
    });
  const submit: Form["submit"] = (found) => {
    // What was saved before says nothing of this try, which may fail before it is sent.
    setDone("");
    facts.submit(found);
  };
  return {
    ...{ asset, facts: { ...facts, submit }, acting, done, isChangedElsewhere },
    settle: (isMineMeant) => facts.act(() => settle(isMineMeant)),
    step: (step) => change(() => stepAsset(apiClient().mypage, asset, step), STEP_WORDS[step]),
    choose: (setting, lowestPriceYen) =>
      change(
        () => saveOffers(apiClient().mypage, asset, { setting, lowestPriceYen }),
        setting === "anonymous" ? "オファーを受け取ります。" : "オファーを受け取らないようにしました。",
      ),
  };
}

const UNREAD: Outcome = { issues: [], notice: "内容を読み込めませんでした。もう一度お試しください。" };
const MOVED: Outcome = { issues: [], notice: "ほかの画面で、この物件の状態が変わっていました。いまの状態を表示しています。" };

function failureOf(outcome: Exclude<Changed, { readonly kind: "saved" }>): Outcome {
  if (outcome.kind === "failed") return problemFailure(outcome.problem, navigator.onLine);
  if (outcome.kind === "changed") return { issues: [], notice: null };
  return { issues: [], notice: "この物件は、ほかの画面で削除されました。マイページから元に戻せます。" };
}

function savedWords(before: AssetResponse, after: AssetResponse): string {
  const isUnverified = before.state !== "tracking" && after.state === "tracking";
  return isUnverified ? "保存しました。面積、階、間取り、築年のどれかが変わったため、所有の確認はやり直しになります。" : "保存しました。";
}

const STEP_WORDS: Readonly<Record<AssetStep, string>> = {
  register: "登録しました。",
  pause: "追跡を休みました。",
  resume: "追跡を再開しました。",
  sell: "売却済みにしました。これまでの推移は残ります。",
  keep: "売却済みを取り消しました。",
  withdraw: "確認の書類を取り下げました。",
  delete: "削除しました。",
  restore: "元に戻しました。",
};
