import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import chromium from "@sparticuz/chromium";

/** The browser that is at hand: one that was named, the system's, or the one inside an npm package. Nothing to install by hand. */
async function browserPath(): Promise<string> {
  if (process.env.CHROME) return process.env.CHROME;
  return existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : chromium.executablePath();
}

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
  use: { locale: "ja-JP", timezoneId: "Asia/Tokyo", trace: "retain-on-failure" },
  projects: [
    { name: "desk", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, launchOptions } },
    { name: "phone", use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, launchOptions } },
  ],
});
