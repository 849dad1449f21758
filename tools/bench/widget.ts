import { widgetSizes } from "#api/widget/sizes.ts";
import { buildSiteIfStale, builtWidget } from "#main/site/build-site.server.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

/** Kilobytes of 1,000 bytes that a page with the checker loads before a price is asked for, as gzip. */
async function run(): Promise<readonly BenchFigure[]> {
  await buildSiteIfStale();
  const sizes = widgetSizes({ widgetFiles: builtWidget(), siteOrigin: () => "https://machinone.example" });
  return [{ name: "widget.kb", value: sizes.totalBytes / 1000, unit: "kB", limits: { value: 15 } }];
}

export const group: BenchGroup = { name: "widget", run };
