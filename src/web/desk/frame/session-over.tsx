import { useLocation } from "@tanstack/react-router";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { leaveNotice } from "#web/session/core/login-notices.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { useSiteSession } from "#web/session/site/hooks.ts";

/** Half an hour after the sign-in the desk closes: signing in anew leads back to where one was. */
export function SessionOver() {
  const session = useSiteSession();
  const isReady = useIsReady();
  const action = useAction(failureText);
  const { href } = useLocation();
  const signIn = () =>
    action.run(async () => {
      session.returnPath.remember(href);
      leaveNotice("prove-desk");
      await session.logout();
    });
  return (
    <Card title="もう一度ログインしてください">
      <div className="flex flex-col items-start gap-4 text-14">
        <p>運営の画面は、ログインから30分のあいだ使えます。ログインすると、この画面にもどります。担当している件は、そのままです。</p>
        <Button disabled={!isReady} isBusy={action.isBusy} onClick={() => void signIn()}>
          ログインする
        </Button>
        {action.failure !== null && <ErrorText id="sign-in-failure">{action.failure}</ErrorText>}
      </div>
    </Card>
  );
}
