import { apiClient, type DeskItem } from "#api/client/client.ts";
import { formatTime } from "#kernel/japanese-date.ts";
import type { Change } from "#web/desk/frame/use-change.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";

/** Who has the item, and taking it or letting it go: it is decided by who has it. */
export function ClaimBar({ item: { queue, id, claim }, change }: { readonly item: DeskItem; readonly change: Change }) {
  const isReady = useIsReady();
  const path = { queue, id };
  const take = (done: string) => void change.run(done, () => apiClient().desk.post("/items/{queue}/{id}/claim", { path }));
  const release = () => void change.run("担当をやめました。", () => apiClient().desk.delete("/items/{queue}/{id}/claim", { path }));
  const button = { size: "bar", disabled: !isReady, isBusy: change.isBusy } as const;
  if (claim !== null && !claim.isMine)
    return (
      <Notice tone="warn" title={`${claim.by}さんが担当しています`}>
        {formatTime(new Date(claim.until))}を過ぎると、引き継げます。
      </Notice>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-3 text-14 sm:px-6">
      <p>{claim === null ? "まだ、だれも担当していません。" : `あなたが担当しています（${formatTime(new Date(claim.until))}まで）。`}</p>
      <div className="flex flex-wrap gap-3">
        {claim === null ? (
          <Button {...button} onClick={() => take("担当になりました。")}>
            担当する
          </Button>
        ) : (
          <>
            <Button {...button} tone="secondary" onClick={() => take("30分延ばしました。")}>
              30分延ばす
            </Button>
            <Button {...button} tone="secondary" onClick={release}>
              担当をやめる
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
