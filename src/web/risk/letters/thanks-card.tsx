import { ThanksCard } from "#web/kit/letter/thanks-card.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { ThanksSearch } from "./letter-search.ts";
import { NO_RECEIPT, THANKS, UNKNOWN_THANKS } from "./letter-words.ts";

/** The thanks for a letter about risk, as an address carries them. Without a number nothing is known to have been sent. */
export function RiskThanksCard({ thanks: { id, due, topic, again } }: { readonly thanks: ThanksSearch }) {
  if (id === undefined) {
    return (
      <Card title={NO_RECEIPT.title}>
        <p>{NO_RECEIPT.next}</p>
      </Card>
    );
  }
  const words = topic === undefined ? UNKNOWN_THANKS : THANKS[topic];
  return <ThanksCard {...words} id={id} dueOn={due} isRepeated={again === true} />;
}
