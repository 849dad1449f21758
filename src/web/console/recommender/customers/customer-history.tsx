import type { OfficeCustomerInFull } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { deliveryWords, reactionWords, TOPIC_WORDS } from "./customer-words.ts";

type Delivery = OfficeCustomerInFull["deliveries"][number];
type Item = Delivery["items"][number];

/** What was sent, and what they made of each home. */
export function DeliveriesCard({ deliveries }: Pick<OfficeCustomerInFull, "deliveries">) {
  return (
    <Card title="届けた物件と反応" lead={deliveries.length === 20 ? "新しい20件です" : undefined}>
      {deliveries.length === 0 && <p className="text-14 text-sub">まだありません。</p>}
      <ul className="flex flex-col gap-4">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="border-line border-t pt-3 first:border-t-0 first:pt-0">
            <p className="text-14">
              <b>{TOPIC_WORDS[delivery.topic]}</b>
              <span className="ml-3 text-13 text-sub">{deliveryWords(delivery)}</span>
            </p>
            <ul>
              {delivery.items.map((item) => (
                <Home key={item.position} item={item} wasSent={delivery.sentAt !== null} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type HomeProps = { readonly item: Item /** Of what never left, nobody is told that it was not looked at. */; readonly wasSent: boolean };

function Home({ item: { title, priceYen, reasons, reaction, looks, dwellSeconds }, wasSent }: HomeProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-1.5 text-14">
      <div className="min-w-0 flex-1 basis-60">
        <p className="[overflow-wrap:anywhere]">
          {title ?? "掲載が終わった物件"}
          <span className="ml-2 whitespace-nowrap tabular-nums">{formatYen(priceYen)}</span>
        </p>
        {reasons.length > 0 && <p className="text-13 text-sub">{reasons.join("・")}</p>}
      </div>
      <p className="text-13 sm:w-56">
        {reaction !== null && <b className="mr-3">{reactionWords(reaction)}</b>}
        <span className="whitespace-nowrap text-sub">
          {looks > 0 ? `${looks}回見ました${minutesOf(dwellSeconds)}` : wasSent && "まだ見ていません"}
        </span>
      </p>
    </li>
  );
}

function minutesOf(seconds: number): string {
  if (seconds === 0) return "";
  return seconds < 60 ? `（${seconds}秒）` : `（約${Math.round(seconds / 60)}分）`;
}

/** Presses that led to the office's own pages; nothing where there were none. */
export function ClicksCard({ clicks }: Pick<OfficeCustomerInFull, "clicks">) {
  if (clicks.length === 0) return null;
  return (
    <Card title="会社のページを開いた記録" lead="メールからボタンを押して移ったときだけを数えます。">
      <ul className="text-14">
        {clicks.map(({ id, host, title, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2 first:border-t-0">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {title ?? host}
              {title !== null && <span className="ml-2 text-13 text-sub">{host}</span>}
            </span>
            <span className="text-13 text-sub">{formatDate(new Date(at))}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
