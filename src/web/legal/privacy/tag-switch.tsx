import { asksForPrivacy, choose, useTagChoice } from "#web/kit/memory/tag-choice.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";

/** Whether this browser tells the tag service what was seen, and the other way round. */
export function TagSwitch() {
  const isStopped = useTagChoice() === "stopped";
  const isPrivate = useIsReady() && asksForPrivacy();
  if (isPrivate) return <p className="mt-3 text-14">お使いのブラウザーが送らないように求めているため、このブラウザーからは送りません。</p>;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="text-14" role="status">
        {isStopped ? "このブラウザーからは送りません。" : "このブラウザーから送ります。"}
      </p>
      <Button tone="secondary" size="bar" onClick={() => choose(isStopped ? "closed" : "stopped")}>
        {isStopped ? "送ってよい" : "送らない"}
      </Button>
    </div>
  );
}
