import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";

export type NavigationItem = {
  readonly label: string;
  readonly to: string;
  readonly hash?: string;
  readonly search?: Readonly<Record<string, string | number>>;
};

/** A link to a screen known by data rather than by its type. */
export function SiteLink({ item, className, children }: { item: NavigationItem; className?: string; children?: ReactNode }) {
  return (
    <Link
      to={item.to}
      {...(item.search ? { search: item.search } : {})}
      {...(item.hash ? { hash: item.hash } : {})}
      {...(className ? { className } : {})}
    >
      {children ?? item.label}
    </Link>
  );
}

export function useExisting(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return existing(items, useRouter().routesByPath);
}

/** The items whose screen exists in this release, so that nothing dead is linked. `routes` is keyed by path. */
export function existing(items: readonly NavigationItem[], routes: object): readonly NavigationItem[] {
  return items.filter(({ to }) => Object.hasOwn(routes, to) || Object.hasOwn(routes, `${to}/`));
}
