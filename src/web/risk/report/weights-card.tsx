import { Link } from "@tanstack/react-router";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { WeightsState } from "./use-weights.ts";
import { WeightSliders } from "./weight-sliders.tsx";
import type { WeightsHome } from "./weights-store.ts";

/** How much each pillar counts, for this reader. The report above follows. */
export function WeightsCard({ state }: { readonly state: WeightsState }) {
  const { weights, isAllZero, isDefault, kept, home, set, reset, useKept } = state;
  return (
    <Card
      id="weights"
      className="no-print"
      title="重みを変える"
      lead="気になる項目を重くすると、総合の点数と記号が変わります。重みはこの画面のアドレスに入るので、リンクで同じ結果を渡せます。"
      aside={
        !isDefault && (
          <Button tone="plain" size="bar" onClick={reset}>
            標準の重みに戻す
          </Button>
        )
      }
    >
      {kept && (
        <p className="mb-3 text-14">
          {OFFERS[home].words}
          <Button tone="plain" size="bar" onClick={useKept}>
            {OFFERS[home].action}
          </Button>
        </p>
      )}
      <WeightSliders {...{ weights, isAllZero, set }} className="grid gap-x-10 gap-y-3 sm:grid-cols-2" />
      <SavingLine state={state} />
      <p className="mt-3 text-13 text-sub">
        {home === "account" ? (
          <>
            動かした重みはアカウントに保存し、どの建物でも使えるようにします。
            <Link to="/profile" hash="risk-weights" className="text-link">
              プロフィール
            </Link>
            で確かめて、削除できます。
          </>
        ) : (
          "動かした重みはこの端末に残り、ログインするとアカウントに引き継ぎます。"
        )}
        上限と偏差値は、標準の重みのときと同じです。
      </p>
    </Card>
  );
}

const OFFERS: Readonly<Record<WeightsHome, { readonly words: string; readonly action: string }>> = {
  browser: { words: "前回の重みが、この端末に残っています。", action: "前回の重みで見る" },
  account: { words: "あなたの重みが、アカウントに保存されています。", action: "保存した重みで見る" },
};

const SAVING = {
  idle: "",
  saving: "重みをアカウントに保存しています。",
  saved: "重みをアカウントに保存しました。",
  removed: "標準の重みに戻し、アカウントに保存した重みを削除しました。",
} as const;

/** How the account has them: quietly where all is well. The line is there from the start, so that it is read out. */
function SavingLine({ state: { saving, saveAgain } }: { readonly state: Pick<WeightsState, "saving" | "saveAgain"> }) {
  return (
    <>
      <p role="status" className="mt-3 text-13 text-sub empty:mt-0">
        {saving.kind === "failed" ? "" : SAVING[saving.kind]}
      </p>
      {saving.kind === "failed" && (
        <Notice tone="error" title="重みをアカウントに保存できませんでした">
          <p>{saving.why}この画面の点数とリンクは、動かした重みのままです。</p>
          <Button tone="secondary" size="bar" className="mt-2" onClick={saveAgain}>
            もう一度保存する
          </Button>
        </Notice>
      )}
    </>
  );
}
