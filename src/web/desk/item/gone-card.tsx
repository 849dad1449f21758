import type { ItemId } from "#domain/desk/core/types.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";

/** Of an address that was kept: what was decided is in the records, by its number. */
export function GoneCard({ queue, id }: ItemId) {
  return (
    <NothingYet
      title="いまは待っていません"
      action={
        <span className="flex flex-wrap gap-3">
          <LinkButton to="/admin/audit" search={{ item: id }} size="bar">
            記録を見る
          </LinkButton>
          <LinkButton to="/admin/queues/$queue" params={{ queue }} size="bar" tone="secondary">
            受け付けた一覧へ
          </LinkButton>
        </span>
      }
    >
      この番号のものは、決定ずみか、番号が違います。だれがいつ何をしたかは、記録で確かめられます。
    </NothingYet>
  );
}
