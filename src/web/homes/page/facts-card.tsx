import type { HomeDetail } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { type Fact, homeFacts } from "./home-facts.ts";

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="text-14">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-line border-b py-1.5 last:border-0">
          <dt className="shrink-0 text-sub">{label}</dt>
          <dd className="wrap-anywhere min-w-0 text-right">{value ?? <span className="text-sub">未掲載</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the company tells of the home. 未掲載 is said as such. */
export function FactsCard({ detail, today }: { detail: HomeDetail; today: string }) {
  const { remarks } = detail.facts;
  return (
    <Card title="物件の概要" level={3}>
      <FactList facts={homeFacts(detail, today)} />
      {remarks !== null && (
        <div className="mt-3">
          <h4 className="text-14">備考</h4>
          <p className="whitespace-pre-line text-14">{remarks}</p>
        </div>
      )}
    </Card>
  );
}
