import { Link } from "@tanstack/react-router";
import type { AssetResponse } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { reportKey } from "#web/mypage/assets/core/asset-words.ts";

/** A home was registered, and what can be done next. */
export function ThanksView({ asset }: { readonly asset: AssetResponse }) {
  const { id, name, address } = asset;
  const report = reportKey(asset);
  return (
    <div className="measure-form flex flex-col gap-5 py-8">
      <div>
        <h1 className="text-28">登録が完了しました</h1>
        <p className="mt-2 font-bold text-18">{name}</p>
        <p className="text-13 text-sub">{address}</p>
      </div>
      <p className="text-14">推定価格は、新しい成約データが出るたびに、毎月5日ごろ更新します。</p>
      <p>
        <LinkButton to="/mypage/result" search={{ id }} className="max-sm:w-full">
          資産診断の結果を見る
        </LinkButton>
      </p>
      <Card title="つぎにできること">
        <ul>
          <Next title="価格が動いたら知らせる" words="3%以上の動きがあった月に、メールかLINEでお知らせします。">
            <Link to="/settings/notification" className="inline-flex min-h-11 items-center text-link">
              通知を設定する
            </Link>
          </Next>
          <Next title="オファーを受け取る" words="所有の書類を確かめたあと、名前を伏せたまま価格の申し出を受け取れます。">
            <Link to="/mypage/result" search={{ id }} hash="ownership" className="inline-flex min-h-11 items-center text-link">
              書類を出す
            </Link>
          </Next>
          {report !== null && (
            <Next title="災害などのリスクを知る" words="地震・水害・治安・生活などを、公的なデータで診断します。">
              <Link
                to="/risk/$apartmentKey/summary"
                params={{ apartmentKey: report }}
                className="inline-flex min-h-11 items-center text-link"
              >
                リスク診断を見る
              </Link>
            </Next>
          )}
        </ul>
      </Card>
      <p className="flex flex-wrap gap-x-5 text-14">
        <Link to="/mypage" className="inline-flex min-h-11 items-center text-link">
          マイページへ
        </Link>
        <Link to="/mypage/add" className="inline-flex min-h-11 items-center text-link">
          もう1件登録する
        </Link>
      </p>
    </div>
  );
}

function Next({ title, words, children }: { readonly title: string; readonly words: string; readonly children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold text-16">{title}</p>
        <p className="text-13 text-sub">{words}</p>
      </div>
      <span className="text-14">{children}</span>
    </li>
  );
}
