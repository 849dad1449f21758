import { apiClient } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

/** From a button in the chat: nothing is linked before it is confirmed here, and LINE ends it. */
export function LineLinkScreen({ linkToken }: { readonly linkToken: string | undefined }) {
  const { isBusy, failure, run } = useAction((error) => (error instanceof Error ? error.message : ""));
  const link = () =>
    run(async () => {
      const started = await apiClient().mypage.post("/line", { body: { linkToken: linkToken ?? "" } });
      if (!started.ok) throw new Error(started.problem.status === 422 ? OVER : started.problem.title);
      window.location.assign(started.value.url);
    });
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">LINEとの連携</h1>
      <div className="mt-4 flex flex-col gap-5">
        {linkToken === undefined ? (
          <Notice title="リンクの有効期限が切れています">{OVER}</Notice>
        ) : (
          <>
            <p>
              このページを開いたLINEと、ログイン中のアカウントを連携します。連携すると、通知設定で選んだお知らせをLINEで受け取れます。いつでもやめられます。
            </p>
            <Notice title="ご自分のトークから開きましたか">ほかの人から受け取ったリンクのときは、連携せずにこのページを閉じてください。</Notice>
          </>
        )}
        {failure && (
          <Notice tone="error" title="連携を始められませんでした">
            {failure}
          </Notice>
        )}
        <span className="flex flex-wrap gap-3">
          {linkToken !== undefined && (
            <Button isBusy={isBusy} onClick={() => void link()}>
              連携する
            </Button>
          )}
          <LinkButton to="/mypage" tone="secondary">
            連携しない
          </LinkButton>
        </span>
      </div>
    </div>
  );
}

const OVER = "トークで「連携」と送ると、新しいボタンが届きます。ボタンは10分間使えます。";
