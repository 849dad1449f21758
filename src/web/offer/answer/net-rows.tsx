import { Link } from "@tanstack/react-router";
import { formatYen, type Yen } from "#kernel/yen.ts";

/** What a sale at a price leaves in hand; a range where facts of the home are missing. */
export type NetRange = { readonly lowYen: Yen; readonly highYen: Yen };
/** At the price that was offered, and at the one that is thought about; null: the same, or not known yet. */
export type Net = { readonly offered: NetRange; readonly draft: NetRange | null };

type NetRowsProps = { readonly net: Net; readonly offeredYen: Yen; readonly homeId: string | null };

/** 手取り of the owner, who alone sees it. */
export function NetRows({ net: { offered, draft }, offeredYen, homeId }: NetRowsProps) {
  const isRange = offered.lowYen !== offered.highYen;
  return (
    <div>
      <dl className="text-14">
        {draft && <Row label="この価格での手取り（概算）" range={draft} />}
        <Row label={`${formatYen(offeredYen)}で受けたとき（概算）`} range={offered} />
      </dl>
      <p className="text-12 text-sub">
        税金・費用・ローンの残りを引いた目安です。あなたにだけ表示しています。
        {isRange && homeId !== null && (
          <Link to="/mypage/edit" search={{ id: homeId }} className="text-link">
            購入の記録などを登録すると、幅が狭くなります。
          </Link>
        )}
      </p>
    </div>
  );
}

function Row({ label, range: { lowYen, highYen } }: { readonly label: string; readonly range: NetRange }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 border-line border-t py-1.5 first:border-t-0">
      <dt className="text-13 text-sub">{label}</dt>
      <dd className="amount font-bold">
        {lowYen === highYen ? `約${formatYen(lowYen)}` : `約${formatYen(lowYen)}〜${formatYen(highYen)}`}
      </dd>
    </div>
  );
}
