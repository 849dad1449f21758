import { useIsReady } from "#web/kit/form/use-is-ready.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { Reactions } from "./use-reactions.ts";

/** Asks whether a condition shall change. Only a yes changes it. */
export function SuggestionCard({ suggestion, answer, acting }: Pick<Reactions, "suggestion" | "answer" | "acting">) {
  const isReady = useIsReady();
  if (suggestion === null) return null;
  return (
    <Card title="条件を見直しますか" className="bg-brand-tint/40!">
      <p>{suggestion.question}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="secondary" disabled={!isReady} isBusy={acting.isBusy} onClick={() => answer("yes")}>
          はい、変えます
        </Button>
        <Button tone="plain" disabled={!isReady} isBusy={acting.isBusy} onClick={() => answer("no")}>
          いいえ、このまま
        </Button>
      </div>
    </Card>
  );
}
