import { Link } from "@tanstack/react-router";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { sourceOf } from "#web/risk/facts/provenance-words.ts";
import { riskPath } from "#web/risk/frame/report-search.ts";
import type { BuildingFact } from "./building-facts.ts";

type FactListProps = {
  readonly apartmentKey: string;
  readonly facts: readonly BuildingFact[];
  /** Fields that somebody says are wrong and that are being checked. */
  readonly checking: readonly string[];
};

/** Facts of a building. What nobody has told us is 未確認, and can be told. */
export function FactList({ apartmentKey, facts, checking }: FactListProps) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, words, provenance, field }) => (
        <div key={label} className="grid gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[9rem_1fr]">
          <dt className="text-14 text-sub">{label}</dt>
          <dd className="min-w-0">
            {words === null ? <Unconfirmed apartmentKey={apartmentKey} field={field} /> : <span className="mr-2">{words}</span>}
            {checking.includes(field) && <Badge tone="warn">確認中</Badge>}
            {provenance && <SourceChips sources={[sourceOf(provenance)]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Unconfirmed({ apartmentKey, field }: { apartmentKey: string; field: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="hatched rounded-[0.375rem] border border-line p-0.5 text-14">
        <span className="rounded-[0.25rem] bg-card/90 px-2">未確認</span>
      </span>
      <Link to={riskPath(apartmentKey, "contact")} search={{ topic: "correction", field }} className="no-print text-14 text-link">
        情報提供
      </Link>
    </span>
  );
}
