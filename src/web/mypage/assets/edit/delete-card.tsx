import { useState } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import type { AssetEdit } from "./use-asset-edit.ts";

export function DeleteCard({ asset, acting, step }: Pick<AssetEdit, "asset" | "acting" | "step">) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title="削除" id="delete" className="scroll-mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-14">マイページから消します。30日のあいだは元に戻せます。</p>
        <Button tone="secondary" size="bar" className="min-h-11" onClick={() => setAsked(true)}>
          この物件を削除する
        </Button>
      </div>
      <ConfirmDialog
        title="この物件を削除しますか"
        action="削除する"
        isOpen={isAsked}
        isBusy={acting.submitting.isPending}
        isReady={acting.isReady}
        onConfirm={() => {
          setAsked(false);
          step("delete");
        }}
        onClose={() => setAsked(false)}
      >
        <p className="font-bold">{asset.name}</p>
        <p>30日のあいだは元に戻せます。そのあと、推移も書類も消えて、元に戻せません。</p>
        {asset.offerSetting === "anonymous" && <p>届いているオファーは、ここで終わります。</p>}
      </ConfirmDialog>
    </Card>
  );
}
