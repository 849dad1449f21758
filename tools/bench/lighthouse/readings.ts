import { median } from "#tools/bench/measure.ts";
import type { BenchFigure } from "#tools/bench/types.ts";

/** The parts of a report of Lighthouse that are read. */
export type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
};

/** What is asked of a page: the least of its scores (of 100), and the most milliseconds until a mark of its own. */
export type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  readonly performance: number;
  readonly mark?: { readonly figure: string; readonly name: string; readonly most: number };
};

const WHOLE_SCORES = { seo: 100, accessibility: 100 } as const;
const CATEGORIES = ["performance", "seo", "accessibility", "best-practices"] as const;
const TIMES = { tbt: "total-blocking-time", lcp: "largest-contentful-paint", fcp: "first-contentful-paint" } as const;

/** The medians of the runs of a page, each score and time by itself. A figure that a run did not give is not a number. */
export function figuresOf(page: MeasuredPage, reports: readonly Report[]): readonly BenchFigure[] {
  const least: Readonly<Record<string, number>> = { ...WHOLE_SCORES, performance: page.performance };
  const name = (figure: string) => `lighthouse.${page.name}.${figure}`;
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const scores = CATEGORIES.map((category) => {
    const limit = least[category];
    return {
      name: name(category),
      value: middle((report) => score(report, category)),
      unit: "of 100",
      ...(limit === undefined ? {} : { limits: { least: limit } }),
    };
  });
  const times = Object.entries(TIMES).map(([figure, audit]) => ({
    name: name(`${figure}.ms`),
    value: middle(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
    unit: "ms",
  }));
  const { mark } = page;
  if (!mark) return [...scores, ...times];
  const value = middle((report) => timeOfMark(report, mark.name));
  return [...scores, ...times, { name: name(`${mark.figure}.ms`), value, unit: "ms", limits: { value: mark.most } }];
}

function score({ categories }: Report, category: string): number {
  const share = categories[category]?.score;
  return typeof share === "number" ? Math.round(share * 100) : Number.NaN;
}

/** Milliseconds from the beginning of the visit to the first mark of a name, as the browser really took them. */
function timeOfMark({ audits }: Report, name: string): number {
  const items = marksIn(audits["user-timings"]?.details);
  const times = items.flatMap((item) => (item.name === name && typeof item.startTime === "number" ? [item.startTime] : []));
  return times.length === 0 ? Number.NaN : Math.min(...times);
}

function marksIn(details: unknown): readonly { readonly name?: unknown; readonly startTime?: unknown }[] {
  if (typeof details !== "object" || details === null || !("items" in details)) return [];
  return Array.isArray(details.items) ? details.items : [];
}
