import type { DeliveryBatch, DeliveryTopic } from "#domain/recommendation/core/delivery.ts";

const TITLES: Readonly<Record<DeliveryTopic, string>> = {
  recommendation: "おすすめ物件をお届けしました",
  kyugake: "条件に合う九掛け物件をお知らせしました",
  "price-change": "気になる物件の値下げをお知らせしました",
};

/** What the inbox of a member says of a message that was sent; one of each. */
export function noteOf({ id, recipient, topic, channel }: Pick<DeliveryBatch, "id" | "recipient" | "topic" | "channel">) {
  const way = channel === "line" ? "LINE" : "メール";
  return {
    recipient,
    key: `delivery:${id}`,
    topic,
    title: TITLES[topic],
    body: `${way}でお送りした物件を、ここからも見られます。`,
    url: "/recc/latest",
  };
}
