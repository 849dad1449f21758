import { Link } from "@tanstack/react-router";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";

type PagerProps = {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly to: string;
  /** What the address carries besides the page. */
  readonly search: Readonly<Record<string, string | number>>;
};

/** In place of a page beyond the end of a list, as an old link has it: the list is not empty. */
export function BeyondEnd({ total, to, search }: Pick<PagerProps, "total" | "to" | "search">) {
  return (
    <NoData
      title="このページはありません"
      action={
        <Link to={to} search={search} className={buttonClass({ tone: "secondary", size: "bar" })}>
          最初のページを見る
        </Link>
      }
    >
      一覧は{total.toLocaleString("ja-JP")}棟で、このページより前で終わっています。
    </NoData>
  );
}

/** Back and on through a list; nothing for a list of one page. */
export function Pager({ page, pageSize, total, to, search }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const link = (number: number, label: string) => (
    <Link to={to} search={number > 1 ? { ...search, page: number } : search} className={buttonClass({ tone: "secondary", size: "bar" })}>
      {label}
    </Link>
  );
  return (
    <nav aria-label="マンションのページ" className="mt-4 flex items-center justify-between gap-4">
      {page > 1 ? link(page - 1, `前の${pageSize}件`) : <span />}
      <span className="amount text-14 text-sub">
        {page} / {pages}ページ
      </span>
      {page < pages ? link(page + 1, `次の${pageSize}件`) : <span />}
    </nav>
  );
}
