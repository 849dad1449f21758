import { Link } from "@tanstack/react-router";

export interface Crumb {
  readonly label: string;
  /** Missing for the page itself. */
  readonly to?: string;
  readonly search?: Readonly<Record<string, string | number | undefined>>;
}

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="現在位置" className="no-print text-13 text-sub">
      <ol className="flex flex-wrap">
        {items.map(({ label, to, search }) => (
          <li key={label} className="after:mx-1 after:content-['›'/''] last:after:content-none">
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} {...(search ? { search } : {})} className="underline-offset-4 hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
