import type { SubjectResponse } from "#api/client/client.ts";
import { EARTHQUAKE_INSURANCE, earthquakePremium, type FireClass, fireClass } from "#domain/finance/insurance.ts";
import { isNewQuakeCode } from "#kernel/quake-code.ts";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Card } from "#web/kit/ui/card.tsx";

type InsuranceCardProps = { readonly subject: Pick<SubjectResponse, "prefecture" | "structure" | "builtYear" | "builtMonth"> };

const CLASSES: Readonly<Record<FireClass, string>> = {
  M: "M構造（マンション構造）",
  T: "T構造（耐火構造）",
  H: "H構造（非耐火構造）",
};

const INSURED_YEN = 10_000_000;
const yen = new Intl.NumberFormat("ja-JP");

/** The class of the structure for fire insurance, and a year of earthquake insurance by the published rates. */
export function InsuranceCard({ subject }: InsuranceCardProps) {
  const found = fireClass(subject.structure);
  return (
    <Card title="保険の構造級と地震保険料">
      {found === null ? (
        <p className="text-14">構造が未確認のため、構造級は分かりません。鉄筋コンクリートの共同住宅なら、ふつうM構造です。</p>
      ) : (
        <p className="text-14">
          火災保険の構造級は<b>{CLASSES[found.id]}</b>
          {found.isSure ? "です。" : "の見込みです。建築確認の書類で耐火・準耐火と分かれば、上の級になります。"}
        </p>
      )}
      {found?.id === "H" ? (
        <p className="mt-2 text-14 text-sub">非耐火（ロ構造）の地震保険料は、収録していません。</p>
      ) : (
        <Premium subject={subject} isAssumed={found === null} />
      )}
    </Card>
  );
}

/** Of イ構造, which M and T are. */
function Premium({ subject, isAssumed }: InsuranceCardProps & { isAssumed: boolean }) {
  const isNew = isNewQuakeCode({ ...subject, confirmedOn: null }) === true;
  const premium = earthquakePremium(subject.prefecture, INSURED_YEN, isNew ? "builtSince1981" : "none");
  if (premium === null) return <p className="mt-2 text-14 text-sub">{subject.prefecture}の地震保険料は、収録していません。</p>;
  return (
    <>
      <p className="mt-2 text-14">
        地震保険料は、保険金額1,000万円につき年<b className="amount text-22"> {yen.format(premium)}円</b>
        {isNew ? "（建築年割引10%のあと）" : "（割引なし）"}
        {isAssumed ? "が目安です。耐火の建物（イ構造）とした場合です。" : "です。"}
      </p>
      <p className="mt-1 text-13 text-sub">
        保険会社によるちがいはありません。免震や耐震等級の割引は別にあります。マンションでは、部屋の専有部分と家財にかけます。
      </p>
      <div className="mt-2">
        <SourceChips
          sources={[
            {
              label: `地震保険基準料率・${EARTHQUAKE_INSURANCE.dated}`,
              details: `出典：${EARTHQUAKE_INSURANCE.source}。改定されることがあります。`,
            },
          ]}
        />
      </div>
    </>
  );
}
