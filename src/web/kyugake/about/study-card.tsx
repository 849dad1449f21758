import { precisionOf } from "#domain/kyugake/precision/precision.ts";
import { KYUGAKE_STUDY, type StudyGrade, type StudyOfKind } from "#domain/kyugake/precision/study.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { percentWords, rangeWords } from "./precision-words.ts";

const KIND_NAMES: Readonly<Record<StudyOfKind["kind"], string>> = { condo: "中古マンション", house: "一戸建て", land: "土地" };

/** A grade, or what any home scores, which is what chance alone would. */
type StudyRow = Omit<StudyGrade, "grade" | "recall"> & { readonly name: string; readonly recall: number | null };

const COLUMNS: readonly Column<StudyRow>[] = [
  { key: "grade", label: "確かさ", isRowHeading: true, cell: ({ name }) => name },
  { key: "flags", label: "件数", isNumber: true, cell: ({ flags }) => flags.toLocaleString("ja-JP") },
  { key: "share", label: "当たり", isNumber: true, cell: ({ share }) => <Share share={share} /> },
  { key: "range", label: "95%信頼区間", isNumber: true, isWideOnly: true, cell: ({ share }) => rangeWords(share) },
  { key: "planted", label: "置き換え物件の割合", isNumber: true, isWideOnly: true, cell: ({ plantedShare }) => percentWords(plantedShare) },
  { key: "recall", label: "見つけた割合", isNumber: true, cell: ({ recall }) => percentWords(recall) },
];

/** With its interval below where a column of its own has no room. */
function Share({ share }: Pick<StudyRow, "share">) {
  return (
    <>
      {percentWords(share?.value ?? null)}
      {share && <span className="block text-12 text-sub sm:hidden print:hidden">{rangeWords(share)}</span>}
    </>
  );
}

/** The dated test on real sales: what the grades are worth, and what noise alone would show. */
export function StudyCard() {
  const { area, until, from, to, measuredOn, kinds } = KYUGAKE_STUDY;
  return (
    <Card title="実際の成約で確かめた結果" lead={`${area}の成約、${formatDay(measuredOn)}に計測`}>
      <p className="max-w-reading text-14">
        {quarterText(until)}までの成約だけで学習し、{quarterText(from)}から{quarterText(to)}
        の成約を「売り出し中」とみなしました。そのうち20件に1件を、成約価格の0.80倍の売り出しに置き換え、見つけられるかを測りました。
      </p>
      <div className="mt-4 flex flex-col gap-7">
        {kinds.map((study) => (
          <KindStudy key={study.kind} study={study} />
        ))}
      </div>
      <p className="mt-4 text-13 text-sub">
        「当たり」は、価格が、その期間に売れた似た物件の中央値より5%以上低かったことです。「見つけた割合」は、置き換えた物件のうち、その確かさになったものです。確かさを高くするほど、見逃しは増えます。「要確認」には、記録どおりの極端に安い成約も入るため、ここでは当たりが多く見えます。実際の掲載では価格や面積の誤りがここに集まるので、はじめは表示しません。取引の記録には室内の状態や安い理由がないため、実際の掲載での結果とは異なります。
      </p>
      <p className="mt-2 text-13 text-sub">
        推定の誤差の中央値は、「推定の精度」のページより大きくなります。リフォームの有無、用途地域、構造、土地の条件を使わず、売れた四半期ではなく、九掛けを判定する日に示す四半期の水準で推定しているためです。
      </p>
      <p className="mt-2 text-12 text-sub">国土交通省「不動産情報ライブラリ」の取引価格情報・成約価格情報を加工して計測しました。</p>
    </Card>
  );
}

function KindStudy({ study }: { readonly study: StudyOfKind }) {
  const { kind, n, mdape, noise, noiseExpected, anyHome, grades } = study;
  const name = KIND_NAMES[kind];
  return (
    <section>
      <h3 className="text-16">
        {name}
        <span className="ml-2 font-normal text-13 text-sub">
          {n.toLocaleString("ja-JP")}件・推定の誤差の中央値 {percent(mdape)}
        </span>
      </h3>
      <DataTable caption={`${name}の確かさごとの結果`} columns={COLUMNS} rows={rowsOf(study)} rowKey={({ name: row }) => row} />
      <p className="mt-2 text-13">
        いちばん下の行は、置き換えていない物件から、九掛けかどうかに関係なく5件に1件を選び、似た成約が足りたものです。
        {percent(anyHome.share)}
        より高くなければ、九掛けの表示に意味がありません。成約価格のままの物件でも{percent(noise)}
        が推定の90%以下になりました（誤差だけなら{percent(noiseExpected)}の見込み）。
        {grades.every(({ grade, flags }) => (grade !== "A" && grade !== "B") || flags === 0) &&
          `${name}は価格の幅が広く、確かさA・Bに当たる物件がありませんでした。`}
      </p>
    </section>
  );
}

function rowsOf({ grades, anyHome: { n, share } }: StudyOfKind): StudyRow[] {
  const shown = grades.filter(({ grade }) => grade !== "A+B");
  const { low, high } = precisionOf(n, Math.round(n * share)).share ?? { low: share, high: share };
  const chance = { name: "くらべるための物件", flags: n, judged: n, plantedShare: null, recall: null, share: { value: share, low, high } };
  return [...shown.map((one) => ({ ...one, name: one.grade === "check" ? "要確認" : one.grade })), chance];
}
