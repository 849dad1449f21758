import { LinkButton } from "#web/kit/ui/button.tsx";

type Page = { readonly page: number; readonly pageSize: number; readonly total: number };
type PagesProps = {
  readonly page: Page;
  /** What is paged, for whoever hears it. */
  readonly label: string;
  readonly to: "/console/listings" | "/console/inquiries" | "/console/offers" | "/console/recommender/customers" | ".";
  /** What the address of this page says of another. */
  readonly at: (page: number) => Readonly<Record<string, string | number | undefined>>;
};

/** Another page of the same list is not the page that is shown. */
const EXACT = { exact: true, includeSearch: true } as const;

/** The ways to the page before and the page after; nothing where there is only one. */
export function Pages({ page: { page, pageSize, total }, label, to, at }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-4 text-14">
      {page > 1 ? (
        <LinkButton to={to} activeOptions={EXACT} search={at(Math.min(page - 1, last))} tone="secondary" size="bar">
          前の{pageSize}件
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="tabular-nums">
        {Math.min(page, last)} / {last}ページ
      </span>
      {page < last ? (
        <LinkButton to={to} activeOptions={EXACT} search={at(page + 1)} tone="secondary" size="bar">
          次の{pageSize}件
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
