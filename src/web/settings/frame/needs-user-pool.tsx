import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { failureText } from "#web/session/errors/failure-text.ts";
import { useHasScope, useSiteSession } from "#web/session/site/hooks.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { SettingsFrame } from "./settings-frame.tsx";

type NeedsUserPoolProps = { readonly title: string; readonly children: ReactNode };

/** A screen that reads or changes the account at the user pool: who signed in without its scope is asked to sign in again. */
export function NeedsUserPool({ title, children }: NeedsUserPoolProps) {
  return useHasScope(ADMIN_SCOPE) ? children : <SignInAgain title={title} />;
}

function SignInAgain({ title }: { title: string }) {
  const router = useRouter();
  const session = useSiteSession();
  const leaving = useAction(failureText);
  const leave = async () => {
    session.returnPath.remember(router.state.location.pathname);
    await session.logout();
  };
  return (
    <SettingsFrame title={title}>
      <Card title="もう一度ログインしてください">
        <div className="flex flex-col items-start gap-4 text-14">
          <p>いまのログインでは、アカウントの情報を見たり変えたりできません。メールアドレスとパスワードでログインし直してください。</p>
          {leaving.failure !== null && <Notice tone="error">{leaving.failure}</Notice>}
          <Button isBusy={leaving.isBusy} onClick={() => void leaving.run(leave)}>
            ログインし直す
          </Button>
        </div>
      </Card>
    </SettingsFrame>
  );
}
