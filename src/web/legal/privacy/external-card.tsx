import { Card } from "#web/kit/ui/card.tsx";
import type { Destination } from "#wire/tag-registry.ts";
import { TagSwitch } from "./tag-switch.tsx";

/** 外部送信: to whom the browser sends what, and why, as the settings of the site say. */
export function ExternalCard({ destinations }: { readonly destinations: readonly Destination[] }) {
  return (
    <Card
      title="外部送信の一覧"
      id="external"
      lead="画面を見るときに、ブラウザーから当社以外の事業者へ送られる情報です。いまの設定から作っています。"
    >
      {destinations.length === 0 ? (
        <p>画面を見るときに、外部の事業者へ送る情報はありません。地図も、このサイトのデータだけで描いています。</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {destinations.map((destination) => (
            <li key={destination.recipient} className="py-4 print:break-inside-avoid">
              <h3 className="text-16">{destination.recipient}</h3>
              <Facts destination={destination} />
              {destination.mayBeStopped && <TagSwitch />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Facts({ destination: { sent, when, ourPurpose, recipientPurpose } }: { readonly destination: Destination }) {
  const facts = [
    ["送られる情報", sent],
    ["送るとき", when],
    ["当社の利用目的", ourPurpose],
    ["送信先の利用目的", recipientPurpose],
  ] as const;
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-14 sm:grid-cols-[9rem_1fr]">
      {facts.map(([name, words]) => (
        <div key={name} className="contents">
          <dt className="text-sub max-sm:mt-1">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
