import type { ReactNode } from "react";

/** A way on: its name, and what it leads to. */
export function TileText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span>
      <b className="block">{title}</b>
      <span className="block text-13 text-sub">{children}</span>
    </span>
  );
}
