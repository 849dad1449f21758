import { Link } from "@tanstack/react-router";
import type { RiskListItem } from "#api/client/client.ts";
import { LetterMark } from "#web/kit/mark/letter-mark.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { builtWords, sizeParts } from "#web/risk/frame/building-words.ts";
import { riskPath } from "#web/risk/frame/report-search.ts";
import { NO_GUARANTEE } from "#web/risk/frame/risk-frame.tsx";

type BuildingRowsProps = {
  readonly items: readonly RiskListItem[];
  /** What stands beside a name: how it was found, or that another is called alike. */
  readonly notesOf?: (item: RiskListItem) => readonly string[];
};

/** Buildings with their letters; each leads to its report. Address and year tell buildings of one name apart. */
export function BuildingRows({ items, notesOf = () => [] }: BuildingRowsProps) {
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {items.map((item) => (
          <li key={item.apartment.key}>
            <Link
              to={riskPath(item.apartment.key, "summary")}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-brand-tint"
            >
              <Building item={item} notes={notesOf(item)} />
              <Rating rating={item.rating} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-sub">{NO_GUARANTEE}。</p>
    </>
  );
}

function Building({ item: { apartment }, notes }: { item: RiskListItem; notes: readonly string[] }) {
  const { name, address, isSample } = apartment;
  const facts = [builtWords(apartment), ...sizeParts(apartment)];
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2">
        <b>{name}</b>
        {isSample && <Badge tone="warn">サンプル</Badge>}
        {notes.map((note) => (
          <Badge key={note} tone="quiet">
            {note}
          </Badge>
        ))}
      </span>
      <span className="block text-13 text-sub">{address}</span>
      <span className="block text-13 text-sub">
        {facts.map((fact) => (
          <span key={fact} className="amount mr-3">
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}

function Rating({ rating }: Pick<RiskListItem, "rating">) {
  return (
    <span className="flex min-w-16 flex-col items-end text-12 text-sub">
      <span className="sr-only">総合評価 </span>
      <LetterMark letter={rating?.letter ?? null} absent={rating === null ? "未診断" : "判定保留"} size="small" />
      {rating?.isProvisional && <Badge tone="warn">参考</Badge>}
      {rating && <span className="amount">データ {coverageText(rating.coverage)}</span>}
    </span>
  );
}
