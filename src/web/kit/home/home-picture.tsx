import { KIND_LABELS } from "#kernel/home/kind-labels.ts";
import type { HomeSummary } from "./home-summary.ts";
import { PlanType } from "./plan-type.tsx";

/** The first photo of a home, or the type of its plan: no photo is ever invented. */
export function HomePicture({ home }: { home: Pick<HomeSummary, "photo" | "layout" | "kind" | "title"> }) {
  const box = "aspect-square w-full overflow-hidden rounded-[0.5rem] border border-line bg-card";
  if (home.photo !== null) return <img src={home.photo} alt="" loading="lazy" decoding="async" className={`${box} object-cover`} />;
  return (
    <div className={`${box} grid`}>
      <PlanType layout={home.layout} kindLabel={KIND_LABELS[home.kind]} className="size-full p-1" />
    </div>
  );
}
