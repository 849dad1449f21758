import { useEffect, useRef } from "react";
import { formatDate } from "#kernel/japanese-date.ts";
import { ErrorSummary } from "#web/kit/form/error-summary.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import type { AssetEdit } from "./use-asset-edit.ts";

/** Where a home was that its member has just deleted. */
export function DeletedView({ asset, acting, step }: Pick<AssetEdit, "asset" | "acting" | "step">) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed stood at the end of a long page, and is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="measure-form flex flex-col gap-4 py-8">
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-6 text-28">
        物件を削除しました
      </h1>
      <p className="font-bold text-16">{asset.name}</p>
      <p className="text-14 text-sub">
        {asset.removedAt === null ? "" : `${formatDate(new Date(asset.removedAt))}までは元に戻せます。そのあと、推移も書類も消えます。`}
      </p>
      <ErrorSummary submitting={acting.submitting} />
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" isBusy={acting.submitting.isPending} onClick={() => step("restore")}>
          元に戻す
        </Button>
        <LinkButton to="/mypage">マイページへ</LinkButton>
      </div>
    </div>
  );
}
