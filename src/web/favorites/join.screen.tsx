import { useNavigate } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { refusalText } from "./use-shelf.ts";

/** An invitation to a folder: nothing happens before the button is pressed. */
export function JoinScreen({ token }: { readonly token: string | undefined }) {
  const navigate = useNavigate();
  const { isBusy, failure, run } = useAction((error) => (error instanceof Error ? error.message : ""));
  const join = () =>
    run(async () => {
      const joined = await apiClient().mypage.post("/favorite-joins", { body: { token: token ?? "" } });
      if (!joined.ok) throw new Error(joined.problem.status === 404 ? OVER : refusalText(joined.problem));
      await navigate({ to: "/favorites", search: {} });
    });
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">お気に入りのフォルダーへの招待</h1>
      <div className="mt-4 flex flex-col gap-5">
        {token === undefined ? (
          <Notice title="リンクの有効期限が切れています">{OVER}</Notice>
        ) : (
          <p>
            受けると、フォルダーの物件とメモを、招待した人と二人で見たり変えたりできます。相手に、あなたの名前やメールアドレスは知らせません。いつでも抜けられます。
          </p>
        )}
        {failure && (
          <Notice tone="error" title="受けられませんでした">
            {failure}
          </Notice>
        )}
        <span className="flex flex-wrap gap-3">
          {token !== undefined && (
            <Button isBusy={isBusy} onClick={() => void join()}>
              招待を受ける
            </Button>
          )}
          <LinkButton to="/favorites" search={{}} tone="secondary">
            お気に入りを見る
          </LinkButton>
        </span>
      </div>
    </div>
  );
}

const OVER = "この招待は、期限が切れたか、すでに使われています。送ってくれた人に、新しいリンクを頼んでください。";
