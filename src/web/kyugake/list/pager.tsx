import { Link } from "@tanstack/react-router";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { type FlaggedQuestion, flaggedSearch } from "./flagged-search.ts";

type PagerProps = { readonly question: FlaggedQuestion; readonly total: number; readonly pageSize: number };

/** Pages of a list; links, so that they work without script. */
export function Pager({ question, total, pageSize }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const { page } = question;
  const look = buttonClass({ tone: "secondary", size: "bar" });
  const at = (number: number) => flaggedSearch({ ...question, page: number });
  return (
    <nav aria-label="九掛け物件のページ" className="no-print mt-4 flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link to="/kyugake/result" search={at(page - 1)} className={look} rel="prev">
          前の{pageSize}件
        </Link>
      ) : (
        <span />
      )}
      <span className="amount text-14 text-sub">
        {page} / {pages.toLocaleString("ja-JP")}ページ
      </span>
      {page < pages ? (
        <Link to="/kyugake/result" search={at(page + 1)} className={look} rel="next">
          次の{pageSize}件
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
