import { Link } from "@tanstack/react-router";
import { buttonClass } from "#web/kit/ui/button.tsx";

type PagerProps = {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly to: string;
  /** What the address carries besides the page. */
  readonly search: Readonly<Record<string, string | number>>;
};

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
