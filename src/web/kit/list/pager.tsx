import { Link } from "@tanstack/react-router";
import { buttonClass } from "#web/kit/ui/button.tsx";

type PagerProps = {
  /** What is paged, for those who do not see it: `物件のページ`. */
  readonly label: string;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly to: string;
  /** What the address carries besides the page. */
  readonly search: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly className?: string;
};

/** Back and on through a list; links, so that they work without script. Nothing for a list of one page. */
export function Pager({ label, page, pageSize, total, to, search, className = "mt-4" }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const link = (number: number, rel: "prev" | "next", words: string) => (
    <Link
      to={to}
      search={number > 1 ? { ...search, page: number } : search}
      rel={rel}
      className={buttonClass({ tone: "secondary", size: "bar" })}
    >
      {words}
    </Link>
  );
  return (
    <nav aria-label={label} className={`no-print flex items-center justify-between gap-4 ${className}`}>
      {page > 1 ? link(page - 1, "prev", `前の${pageSize}件`) : <span />}
      <span className="amount text-14 text-sub">
        {page} / {pages.toLocaleString("ja-JP")}ページ
      </span>
      {page < pages ? link(page + 1, "next", `次の${pageSize}件`) : <span />}
    </nav>
  );
}
