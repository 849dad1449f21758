import { useState } from "react";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";

export type SignOutCardProps = {
  /** False before the page has come to life: a click would be lost. */
  readonly isReady: boolean;
  readonly acting: ActionState;
  readonly onSignOutHere: () => void;
  readonly onSignOutEverywhere: () => void;
  readonly onForgive: () => void;
};

/** ログアウト: of this device, or of every one. */
export function SignOutCard({ isReady, acting, onSignOutHere, onSignOutEverywhere, onForgive }: SignOutCardProps) {
  const [isAsked, setAsked] = useState(false);
  const ask = (next: boolean) => {
    onForgive();
    setAsked(next);
  };
  return (
    <Card title="ログアウト">
      <p className="text-14">
        心当たりのないログインがあるときや、共用の端末でログアウトを忘れたときは、この端末を含むすべての端末からログアウトできます。
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="secondary" disabled={!isReady} isBusy={acting.isBusy} onClick={onSignOutHere}>
          この端末からログアウト
        </Button>
        <Button tone="secondary" disabled={!isReady} isBusy={acting.isBusy} onClick={() => ask(true)}>
          すべての端末からログアウト
        </Button>
      </div>
      <ConfirmDialog
        title="すべての端末からログアウトしますか"
        action="ログアウトする"
        isOpen={isAsked}
        isBusy={acting.isBusy}
        failure={acting.failure}
        onClose={() => ask(false)}
        onConfirm={onSignOutEverywhere}
      >
        <p>この端末でもログアウトされ、ログインの画面に移ります。登録した内容はそのまま残ります。</p>
      </ConfirmDialog>
    </Card>
  );
}
