import { rmSync } from "node:fs";
import path from "node:path";
import { quickFolder } from "#test/support/quick-folder.ts";
import { copySampleData, SITE_SETTINGS, startProduct } from "#test/support/sample-data.ts";
import { startedProcess } from "#test/support/started-process.ts";
import { tellingLines } from "#test/support/telling.ts";

/**
 * Starts the product (`npm start`) on a copy of the data folder that a first start leaves behind, and beside it the site with plain cookies; stops
 * both after the last journey, and looks through all that they wrote. SITE_URL names a site that runs already, SITE_DATA its data folder,
 * IDENTITY_URL its identity service, LINE_URL its LINE, PLAIN_URL the one with plain cookies.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const folder = await quickFolder("e2e");
  const DATA_DIR = path.join(folder, "data");
  await copySampleData(DATA_DIR);
  // Each journey comes from an address of its own.
  const callers = { TRUST_PROXY: "1" };
  const site = await startProduct(DATA_DIR, callers);
  process.env.SITE_URL = site.url;
  process.env.LINE_URL = /LINE（開発用） (http:\S+)\/phone/.exec(site.output())?.[1] ?? "";
  const plain = startedProcess([process.execPath, path.join(import.meta.dirname, "plain-site.ts")], {
    ...{ ...SITE_SETTINGS, ...callers, DATA_DIR, IDENTITY_URL: site.identityUrl, AUTH_COOKIES: "plain" },
  });
  process.env.PLAIN_URL = await plain.firstMatch(/ready (http:\/\/\S+)/);
  process.env.SITE_DATA = DATA_DIR;
  process.env.IDENTITY_URL = site.identityUrl;
  return async () => {
    await plain.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
    const telling = tellingLines(site.output() + plain.output());
    if (telling.length > 0) throw new Error(`these lines tell secrets:\n${telling.join("\n")}`);
  };
}
