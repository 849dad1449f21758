import { ThanksCard } from "#web/kit/letter/thanks-card.tsx";
import type { ThanksSearch } from "./letter-search.ts";
import { THANKS, UNKNOWN_THANKS } from "./letter-words.ts";

/** The thanks for a letter about risk, as an address carries them. */
export function RiskThanksCard({ thanks: { id, due, topic, again } }: { readonly thanks: ThanksSearch }) {
  const words = topic === undefined ? UNKNOWN_THANKS : THANKS[topic];
  return <ThanksCard {...words} id={id} dueOn={due} isRepeated={again === true} />;
}
