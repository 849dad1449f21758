import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import type { Reactions } from "./use-reactions.ts";

/** Asks whether a condition shall change, and says what the answer has done. Only a yes changes it. */
export function SuggestionCard({ suggestion, answer, decided, acting }: Pick<Reactions, "suggestion" | "answer" | "decided" | "acting">) {
  const isReady = useIsReady();
  return (
    <>
      <div role="status" className="empty:hidden">
        {decided !== null && <Notice tone="good">{decided}</Notice>}
      </div>
      {suggestion !== null && (
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
      )}
    </>
  );
}
