import type { ReactNode } from "react";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { HomeSpot } from "./home-spots.ts";

type SpotCardProps = {
  readonly label: string;
  readonly spot: Pick<HomeSpot, "count" | "placePrecision">;
  readonly state: "waiting" | "failed" | "known";
  readonly onClose: () => void;
  /** Where it stands where there is room beside it, and how much of the map it may cover. */
  readonly className: string;
  /** The homes, once they are known. */
  readonly children: ReactNode;
};

/** The homes of one spot of a map, over it: one, or the many that share its place. */
export function SpotCard({ label, spot: { count, placePrecision }, state, onClose, className, children }: SpotCardProps) {
  return (
    <section
      aria-label={label}
      className={`absolute inset-x-3 bottom-10 z-20 flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-md sm:right-auto sm:bottom-auto sm:w-96 ${className}`}
    >
      <div className="flex items-center justify-between border-line border-b pl-3.5">
        <h2 className="text-14">
          {count > 1 ? `ここに${count}件` : "選んだ物件"}
          {placePrecision !== "building" && <span className="ml-2 font-normal text-12 text-sub">おおよその位置です</span>}
        </h2>
        <button type="button" onClick={onClose} className="min-h-11 px-3.5 text-13 text-brand underline underline-offset-4">
          閉じる
        </button>
      </div>
      <div className="overflow-y-auto" aria-live="polite">
        {state === "waiting" && <p className="p-3.5 text-13 text-sub">読み込んでいます</p>}
        {state === "failed" && <LoadFailed />}
        {state === "known" && children}
      </div>
    </section>
  );
}
