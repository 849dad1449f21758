import type { KnipConfig } from "knip";
import { DEVELOPMENT_ENTRIES, PRODUCTION_ENTRIES } from "./tools/checks/reached-sources.ts";

/** Tests do not count: an export that they alone need is none. Whole files are the business of `tools/checks/unreached.ts`. */
const config: KnipConfig = {
  entry: [...PRODUCTION_ENTRIES, ...DEVELOPMENT_ENTRIES, "src/web/routes/[[]__gallery].tsx", "src/web/**/*.gallery.tsx"].map(
    (path) => `${path}!`,
  ),
  project: ["src/**/*.{ts,tsx}!", "!src/**/*.test.{ts,tsx}!"],
  ignoreExportsUsedInFile: true,
  include: ["exports"],
};
export default config;
