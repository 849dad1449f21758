import type { ActionState } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

/** Where the card stands on its page. */
export const EXPORT_PLACE = "export";

export type ExportCardProps = {
  /** False before the page has come to life: a click would be lost. */
  readonly isReady: boolean;
  readonly acting: ActionState;
  /** What was just done; empty: nothing. */
  readonly outcome: string;
  readonly onTake: () => void;
};

/** データの書き出し: everything that is known of the member, as a file of their own. */
export function ExportCard({ isReady, acting, outcome, onTake }: ExportCardProps) {
  return (
    <Card title="データの書き出し" id={EXPORT_PLACE} className="scroll-mt-4">
      <div className="flex flex-col items-start gap-3 text-14">
        <p>登録されているあなたのデータを、ZIPファイルで受け取れます。ほかの方のデータは入りません。</p>
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="font-bold">入っているもの</dt>
            <dd>
              <ul className="list-disc pl-5">
                {CONTENTS.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt className="font-bold">ファイルの形</dt>
            <dd>読んで印刷できるページ（HTML）と、ほかのサービスでも読み取れるデータ（JSON）の2つです。</dd>
          </div>
        </dl>
        <p className="text-13 text-sub">ご本人の確認が必要です。ファイルはサイトには残りません。共用の端末では保存しないでください。</p>
        <div role="status" className="w-full not-empty:mb-1">
          {outcome !== "" && acting.failure === null && <Notice tone="good">{outcome}</Notice>}
        </div>
        {acting.failure !== null && (
          <Notice tone="error" title="書き出せませんでした">
            {acting.failure}
          </Notice>
        )}
        <Button tone="secondary" disabled={!isReady} isBusy={acting.isBusy} onClick={onTake}>
          データを書き出す
        </Button>
      </div>
    </Card>
  );
}

const CONTENTS = [
  "アカウント（連絡先、端末、パスキー、ログインと操作の記録）",
  "氏名・住所、プロフィール、同意の記録",
  "マイページの物件、マンションごとの登録、保存した建物・場所",
  "ダイレクトオファー（相手の方の情報を除く）",
  "お気に入りとメモ、保存した条件、書きかけの条件",
  "通知の設定とお知らせ、届けたおすすめと反応、LINE連携",
  "確認済みのメールアドレスからのお問い合わせと、そのお返事",
  "調べた場所、見た推定結果",
] as const;
