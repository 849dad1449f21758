import { type PlanPart, planKind, planParts } from "./plan-parts.ts";

const LOOKS: Readonly<Record<PlanPart["use"], string>> = { room: "fill-quiet", living: "fill-card", water: "fill-brand-tint" };

/** The type of a floor plan, drawn from its name alone: never the plan of the home. Without a layout the kind stands there. */
export function PlanType({ layout, kindLabel, className = "" }: { layout: string | null; kindLabel: string; className?: string }) {
  const kind = layout === null ? null : planKind(layout);
  if (layout === null || kind === null) {
    return (
      <span className={`grid place-items-center bg-quiet p-1 text-center font-bold text-12 text-sub ${className}`}>
        {layout ?? kindLabel}
      </span>
    );
  }
  const parts = planParts(kind);
  const living = parts.find(({ use }) => use === "living");
  return (
    <svg viewBox="0 0 104 104" role="img" aria-label={`${layout}の間取りの型`} className={className}>
      {parts.map(({ use, x, y, width, height }) => (
        <rect key={`${x}-${y}`} {...{ x, y, width, height }} strokeWidth={1.5} className={`stroke-control ${LOOKS[use]}`} />
      ))}
      <rect x={8} y={94} width={88} height={6} strokeWidth={1} className="fill-brand-tint stroke-control" />
      <rect x={8} y={6} width={88} height={88} fill="none" strokeWidth={3} className="stroke-ink" />
      {living && (
        <text
          x={living.x + living.width / 2}
          y={living.y + living.height / 2}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink text-[0.8125rem]"
        >
          {layout}
        </text>
      )}
    </svg>
  );
}
