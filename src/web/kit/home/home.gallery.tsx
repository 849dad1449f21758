import type { Gallery } from "#web/kit/ui/gallery.ts";
import { GapKey } from "./gap-band.tsx";
import { EstimateWords, HomeList } from "./home-list.tsx";
import { PlanType } from "./plan-type.tsx";
import { SAMPLE_DAY, SAMPLE_HOMES } from "./samples.ts";

const LAYOUTS = ["1R", "1K", "1LDK", "2DK", "2LDK", "3LDK", "4LDK", "5LDK+S"] as const;

export const gallery: Gallery = {
  title: "売出物件",
  cases: [
    {
      name: "一覧",
      element: (
        <div>
          <GapKey />
          <HomeList
            label="売出物件"
            homes={SAMPLE_HOMES}
            today={SAMPLE_DAY}
            rowOf={({ key }) => ({ isChosen: key === "lst_0001", mark: key === "lst_0002" ? "見た" : "", monthlyCostYen: null })}
          />
          <EstimateWords />
        </div>
      ),
    },
    {
      name: "狭い一覧",
      element: (
        <div className="max-w-90">
          <HomeList label="売出物件" homes={SAMPLE_HOMES} today={SAMPLE_DAY} />
        </div>
      ),
    },
    {
      name: "間取りの型",
      element: (
        <div className="flex flex-wrap gap-3">
          {LAYOUTS.map((layout) => (
            <PlanType key={layout} layout={layout} kindLabel="" className="size-24 bg-card" />
          ))}
        </div>
      ),
    },
  ],
};
