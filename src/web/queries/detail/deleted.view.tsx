import type { ActionState } from "#web/kit/form/use-action.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

type DeletedViewProps = { readonly words: string; readonly acting: ActionState; readonly onRestore: () => void };

/** Where a condition was that its member has just deleted. */
export function DeletedView({ words, acting, onRestore }: DeletedViewProps) {
  return (
    <div className="measure-form flex flex-col gap-4 py-8">
      <h1 className="text-28">条件を削除しました</h1>
      <p className="text-16 [word-break:auto-phrase]">{words}</p>
      <p className="text-14 text-sub">この画面では、すぐに元に戻せます。</p>
      {acting.failure && (
        <Notice tone="error" title="続けられませんでした">
          {acting.failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" isBusy={acting.isBusy} onClick={onRestore}>
          元に戻す
        </Button>
        <LinkButton to="/queries">保存した条件へ</LinkButton>
      </div>
    </div>
  );
}
