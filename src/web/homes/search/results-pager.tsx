import { Link } from "@tanstack/react-router";
import { type HomesQuestion, homesSearch } from "#web/homes/question/homes-search.ts";
import { buttonClass } from "#web/kit/ui/button.tsx";

/** Pages of a list, twenty homes each; links, so that they work without script. */
export function ResultsPager({ question, total, pageSize }: { question: HomesQuestion; total: number; pageSize: number }) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const { page } = question;
  const look = buttonClass({ tone: "secondary", size: "bar" });
  const at = (number: number) => homesSearch({ ...question, page: number });
  return (
    <nav aria-label="物件のページ" className="no-print flex items-center justify-between gap-3 px-4 py-4 sm:px-6">
      {page > 1 ? (
        <Link to="/search" search={at(page - 1)} className={look} rel="prev">
          前の{pageSize}件
        </Link>
      ) : (
        <span />
      )}
      <span className="amount text-14 text-sub">
        {page} / {pages.toLocaleString("ja-JP")}ページ
      </span>
      {page < pages ? (
        <Link to="/search" search={at(page + 1)} className={look} rel="next">
          次の{pageSize}件
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
