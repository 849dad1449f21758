import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { existing, type NavigationItem } from "./navigation.ts";

/** A link to a screen known by data rather than by its type. */
export function SiteLink({ item, className, children }: { item: NavigationItem; className?: string; children?: ReactNode }) {
  return (
    <Link to={item.to} {...(item.hash ? { hash: item.hash } : {})} {...(className ? { className } : {})}>
      {children ?? item.label}
    </Link>
  );
}

export function useExisting(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return existing(items, useRouter().routesByPath);
}
