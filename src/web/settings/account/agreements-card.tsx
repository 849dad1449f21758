import type { AgreementsResponse } from "#api/client/client.ts";
import { formatDate, formatDay } from "#kernel/japanese-date.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { AGREED_AT, AGREED_TEXTS } from "#web/session/agreements/agreement-words.ts";

/** 同意の記録: to which version of what the member agreed, when and where. Null: it could not be read. */
export function AgreementsCard({ agreements }: { readonly agreements: AgreementsResponse | null }) {
  return (
    <Card title="同意の記録" id="agreements">
      {agreements === null && <LoadFailed>同意の記録を読み込めませんでした。記録はそのまま残っています。</LoadFailed>}
      {agreements?.accepted.length === 0 && <p className="text-14">記録はまだありません。</p>}
      {agreements && agreements.accepted.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {agreements.accepted.map(({ document, version, acceptedAt, by }) => (
            <li key={`${document}-${version}`} className="py-3 text-14">
              <a href={`${AGREED_TEXTS[document].to}?version=${version}`} className="inline-flex min-h-11 items-center text-link">
                {AGREED_TEXTS[document].name}（{formatDay(version)}版）
              </a>
              <p className="text-13 text-sub">
                <span className="amount">{formatDate(new Date(acceptedAt))}</span>に記録（{AGREED_AT[by]}）
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
