import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { FlagList } from "#web/kyugake/list/flag-list.tsx";
import { PREVIEW_DAYS, type Preview } from "./find-edit.ts";

/** What came within the last days and fits, as it would have been told. */
export function PreviewCard({ preview, isAsking }: { readonly preview: Preview; readonly isAsking: boolean }) {
  return (
    <section aria-busy={isAsking}>
      <h2 className="text-22">この{PREVIEW_DAYS}日に出た九掛け</h2>
      <p className="mb-3 text-13 text-sub" role="status">
        {isAsking ? "いまの条件で探しています。" : countWords(preview)}
      </p>
      <Recent recent={preview.recent} />
      <div className="mt-4">
        <EstimateWords loan={USUAL_LOAN_WORDS} />
      </div>
    </section>
  );
}

/** Both counts in one sentence, as far as they are known. */
function countWords({ total, recent }: Preview): string {
  if (total === null || recent === null) return "件数を読み込めませんでした。";
  const [all, some] = [total, recent.total].map((count) => count.toLocaleString("ja-JP"));
  return `条件に合う九掛けは${all}件、そのうち${PREVIEW_DAYS}日以内に九掛けになったものは${some}件です。`;
}

/** The same for a narrow place. */
export function shortWords({ total, recent }: Preview): string {
  if (total === null || recent === null) return "件数を読み込めませんでした";
  return `合う九掛け ${total.toLocaleString("ja-JP")}件・この${PREVIEW_DAYS}日に ${recent.total.toLocaleString("ja-JP")}件`;
}

function Recent({ recent }: Pick<Preview, "recent">) {
  if (recent === null) return <LoadFailed>最近の物件を読み込めませんでした。</LoadFailed>;
  if (recent.total === 0)
    return <NoData title="データがありません">この{PREVIEW_DAYS}日に新しく九掛けになった物件で、条件に合うものはありませんでした。</NoData>;
  return <FlagList homes={recent.homes} today={recent.today} label={`この${PREVIEW_DAYS}日に出た九掛け`} />;
}
