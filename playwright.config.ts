import { defineConfig, devices } from "@playwright/test";
import { browserPath } from "./tools/browser-path.ts";

// REAL_DATA=yes: the journeys over imported open data, on a site that runs already (SITE_URL, SITE_DATA).
const isReal = process.env.REAL_DATA === "yes";
const launchOptions = { executablePath: await browserPath(), args: ["--no-sandbox"] };

export default defineConfig({
  testDir: isReal ? "test/real" : "test/e2e",
  testMatch: "*.spec.ts",
  outputDir: ".cache/e2e",
  fullyParallel: true,
  workers: 2,
  // What failed runs once more for its trace alone: it counts as failed, whatever comes of it.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  globalSetup: "./test/e2e/start-site.ts",
  use: {
    ...(isReal && process.env.SITE_URL ? { baseURL: process.env.SITE_URL } : {}),
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    trace: { mode: "on-first-retry", screenshots: false },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  projects: [
    { name: "desk", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, launchOptions } },
    // What a finger, a narrow screen or the browser of a phone may change; widths alone are walked through at the desk.
    {
      name: "phone",
      ...(isReal ? {} : { grep: /@phone/ }),
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, launchOptions },
    },
  ],
});
