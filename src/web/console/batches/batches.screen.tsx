import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { apiClient, type CompanyBatches } from "#api/client/client.ts";
import { seconds } from "#kernel/duration.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { isOpen } from "./batch-words.ts";
import { BatchesView } from "./batches.view.tsx";

const LOOK_EVERY = seconds(5);

/** The batches of the clients of a company, looked at anew while one of them is worked on. */
export function BatchesScreen({ batches: { items }, now }: { readonly batches: CompanyBatches; readonly now: Date }) {
  const router = useRouter();
  const change = useChange();
  const hasOpen = items.some(isOpen);
  useEffect(() => {
    if (!hasOpen) return;
    const looking = setInterval(() => {
      if (!document.hidden) void router.invalidate();
    }, LOOK_EVERY);
    return () => clearInterval(looking);
  }, [hasOpen, router]);
  return (
    <>
      <ChangeOutcome {...change} />
      <BatchesView
        items={items}
        now={now}
        isBusy={change.isBusy}
        onCancel={(id) =>
          change.run("一括査定を取り消しました。", () =>
            apiClient().company.post("/api/batches/{id}/cancellation", { path: { id }, body: {} }),
          )
        }
      />
    </>
  );
}
