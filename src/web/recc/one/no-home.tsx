import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

type NoHomeProps = { readonly title: string /** Where a home is chosen. */; readonly listPath: "/recc/latest" | "/recc/fm_collection" };

/** The address names no home of a list. */
export function NoHomeView({ title, listPath }: NoHomeProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">{title}</h1>
      <div className="mt-5 flex flex-col gap-5">
        <Notice title="物件が選ばれていません">おすすめの一覧から、物件を選んで開いてください。</Notice>
        <p>
          <LinkButton to={listPath} tone="secondary">
            おすすめを見る
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
