import { rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { quickFolder } from "#test/support/quick-folder.ts";
import { copySampleData, startProduct } from "#test/support/sample-data.ts";
import { tellingLines } from "#test/support/telling.ts";

declare module "vitest" {
  export interface ProvidedContext {
    site: { readonly url: string; readonly identityUrl: string };
  }
}

/** One site for the whole suite, on a copy of the sample; what it wrote is looked through at the end. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await quickFolder("pages");
  const dataDir = path.join(folder, "data");
  await copySampleData(dataDir);
  const { url, identityUrl, output, stop } = await startProduct(dataDir, { TRUST_PROXY: "1" });
  project.provide("site", { url, identityUrl });
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
    const telling = tellingLines(output());
    if (telling.length > 0) throw new Error(`these lines tell secrets:\n${telling.join("\n")}`);
  };
}
