import type { ReactNode } from "react";

export type BadgeTone = "brand" | "accent" | "good" | "warn" | "quiet";

const tones: Record<BadgeTone, string> = {
  brand: "bg-brand-tint text-brand",
  accent: "bg-accent-tint text-accent-strong",
  good: "bg-good-tint text-good",
  warn: "bg-warn-tint text-warn-strong",
  quiet: "bg-quiet text-sub",
};

/** A word about a thing: a state or a reason. Never colour alone. */
export function Badge({ tone = "brand", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-[0.375rem] border border-transparent px-2 py-0.5 font-bold text-12 ${tones[tone]}`}>
      {children}
    </span>
  );
}
