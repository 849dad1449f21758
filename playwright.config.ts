import { defineConfig, devices } from "@playwright/test";
import { browserPath } from "./tools/browser-path.ts";

/** What does not depend on the width of the screen, or sets it by itself. */
const DESK_ONLY = [
  "session-edges.spec.ts",
  "session-cookies.spec.ts",
  "session-returns.spec.ts",
  "account.spec.ts",
  "member-screens.spec.ts",
  "risk-screens.spec.ts",
  "risk-members.spec.ts",
  "risk-upload.spec.ts",
  "early-typing.spec.ts",
];

const launchOptions = { executablePath: await browserPath(), args: ["--no-sandbox"] };

export default defineConfig({
  testDir: "test/e2e",
  testMatch: "*.spec.ts",
  outputDir: ".cache/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  globalSetup: "./test/e2e/start-site.ts",
  use: {
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    trace: { mode: "retain-on-failure", screenshots: false },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  projects: [
    { name: "desk", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, launchOptions } },
    {
      name: "phone",
      testIgnore: DESK_ONLY,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, launchOptions },
    },
  ],
});
