import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

/** The browser that is at hand: one that was named, the system's, or the one inside an npm package. Nothing to install by hand. */
export async function browserPath(): Promise<string> {
  if (process.env.CHROME) return process.env.CHROME;
  return existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : chromium.executablePath();
}
