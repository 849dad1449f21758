import { Link } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { classNames } from "#web/kit/ui/class-names.ts";
import { type ReportSearch, riskPath } from "./report-search.ts";

/** The tabs of a report, in their order; each name is also the path of its first page. */
export const RISK_TABS = {
  summary: { label: "総合" },
  apartment: { label: "建物・管理" },
  earthquake: { label: "地震" },
  flood: { label: "水害・土砂" },
  crime: { label: "治安" },
  child: { label: "子育て" },
  life: { label: "暮らし" },
} as const;

export type RiskTab = keyof typeof RISK_TABS;

const TABS = Object.keys(RISK_TABS) as readonly RiskTab[];

type RiskTabsProps = {
  readonly apartmentKey: string;
  readonly current: RiskTab;
  readonly isFirstPage: boolean;
  readonly search: ReportSearch;
  /** On a phone the summary has its grid of pillars instead. */
  readonly isWideOnly?: boolean;
};

/** Links between the parts of a report; floor and weights come along. */
export function RiskTabs({ apartmentKey, current, isFirstPage, search, isWideOnly = false }: RiskTabsProps) {
  const bar = useRef<HTMLElement>(null);
  useInView(bar, TABS.indexOf(current));
  return (
    <nav
      ref={bar}
      aria-label="診断の項目"
      className={classNames("no-print mt-5 overflow-x-auto border-line border-b", isWideOnly && "hidden sm:block")}
    >
      <ul className="flex">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={riskPath(apartmentKey, tab)}
              search={search}
              activeProps={{}}
              aria-current={tab === current ? (isFirstPage ? "page" : "true") : undefined}
              className="-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-3.5 text-14 focus-visible:-outline-offset-4 focus-visible:shadow-none hover:text-brand aria-[current]:border-brand aria-[current]:font-bold"
            >
              {RISK_TABS[tab].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings the current tab into view where not all fit; the page itself does not move. */
function useInView(bar: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const [box, tab] = [bar.current, bar.current?.querySelectorAll("a")[index]];
    if (!box || !tab) return;
    // It tells where both lie after the page was laid out; to ask for that here would have the browser lay it out twice.
    const place = new IntersectionObserver(
      ([entry]) => {
        place.disconnect();
        if (!entry?.rootBounds) return;
        const { boundingClientRect: inner, rootBounds: outer } = entry;
        box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
      },
      { root: box },
    );
    place.observe(tab);
    return () => place.disconnect();
  }, [bar, index]);
}
