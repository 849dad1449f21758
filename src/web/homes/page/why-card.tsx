import type { HomeDetail } from "#api/client/client.ts";
import { formatYen } from "#kernel/yen.ts";
import { whyCheap } from "#web/kit/flag/flag-words.ts";
import { Card } from "#web/kit/ui/card.tsx";

/** `旧耐震・借地権`: reasons to be cheap that the advertisement rules out. What it does not tell is not among them. */
function clearedWords({ isNewQuakeCode, landRight, isTenanted }: HomeDetail["home"]): readonly string[] {
  return [
    ...(isNewQuakeCode === true ? ["旧耐震"] : []),
    ...(landRight === "freehold" ? ["借地権"] : []),
    ...(isTenanted === false ? ["賃貸中"] : []),
  ];
}

type WhyCardProps = { readonly detail: HomeDetail; readonly reserveShortfallYen: number | null };

/** Why a flagged home is cheap as far as its advertisement tells; what no figure explains is hatched. Nothing for other homes. */
export function WhyCard({ detail: { home, estimate }, reserveShortfallYen }: WhyCardProps) {
  const { flag, price } = home;
  if (flag === null || !estimate?.price || price >= estimate.price.point) return null;
  const why = whyCheap({ price, estimate: estimate.price.point, reasons: flag.reasons, reserveShortfallYen });
  const cleared = clearedWords(home);
  const known = why.gapYen - why.unexplainedYen;
  return (
    <Card title="なぜ安い">
      <Bar share={why.gapYen === 0 ? 0 : known / why.gapYen} />
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-13">
        {known > 0 && (
          <span className="amount">
            説明できる分 <b>{formatYen(known)}</b>
          </span>
        )}
        <span className="amount">
          わからない分 <b>{formatYen(why.unexplainedYen)}</b>
        </span>
      </p>
      <ul className="mt-3 flex flex-col gap-2 text-14">
        {why.parts.map(({ reason, label, sentence, yen }) => (
          <li key={reason} className="flex gap-2">
            <span aria-hidden="true" className="text-accent">
              ▼
            </span>
            <span>
              <b>{label}</b>
              {yen !== null && yen > 0 && <span className="amount ml-2 text-13">30年で約{formatYen(yen)}</span>}
              <span className="block text-13 text-sub">{sentence}</span>
            </span>
          </li>
        ))}
        {why.parts.length === 0 && <li>掲載の範囲で、安い理由は見つかりませんでした。</li>}
      </ul>
      {cleared.length > 0 && <p className="mt-3 text-13 text-sub">該当しないこと：{cleared.join("・")}</p>}
      <p className="mt-2 text-13 text-sub">確かめること：告知事項、室内の状態、眺望、売る理由は、掲載からはわかりません。</p>
    </Card>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="hatched block h-6 w-full rounded-[0.375rem]">
      <rect width={`${Math.min(1, Math.max(0, share)) * 100}%`} height="100%" className="fill-accent" />
    </svg>
  );
}
