import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

/** The address names no home of a list. */
export function NoHomeView({ title }: { readonly title: string }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">{title}</h1>
      <div className="mt-5 flex flex-col gap-5">
        <Notice title="物件が選ばれていません">おすすめの一覧から、物件を選んで開いてください。</Notice>
        <p>
          <LinkButton to="/recc/latest" tone="secondary">
            おすすめを見る
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
