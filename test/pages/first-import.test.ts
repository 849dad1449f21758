import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { copySampleData, SITE_SETTINGS, startProduct } from "#test/support/sample-data.ts";
import { GUEST_SCREENS, GUIDE_SCREENS, OPEN_SCREENS, REPORT_SCREENS, reportScreen } from "#test/support/screens.ts";
import { SOURCE_FILES } from "#test/support/source-files.ts";
import { aFile } from "#test/support/transaction-files.ts";
import { words } from "./visitor.ts";

/** Words that stand beside nothing that is real. The name of a sample member and the example that explains a letter are marked as what they are. */
const INVENTED = /サンプルデータ|架空|実在しない建物と、|サンプルレジデンス|サンプルの/;

let folder: string;
let site: Awaited<ReturnType<typeof startProduct>>;
let key: string;
const page = async (address: string) => {
  const response = await fetch(`${site.url}${address}`, { headers: { accept: "text/html" }, redirect: "manual" });
  return { status: response.status, text: words(await response.text()) };
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "machinone-first-import-"));
  const dataDir = path.join(folder, "data");
  await copySampleData(dataDir);
  site = await startProduct(dataDir);
  const { items } = await (await fetch(`${site.url}/api/estate/apartments`)).json();
  key = items[0].key;
  expect((await page("/")).text).toMatch(INVENTED);
  expect((await page(`/risk/${key}/summary`)).text).toMatch(INVENTED);
  const { name, text } = SOURCE_FILES["crime-prefectures"] ?? { name: "", text: "" };
  await promisify(execFile)("npm", ["run", "--silent", "ingest", "--", "crime-prefectures", await aFile(text, { name })], {
    env: { ...process.env, ...SITE_SETTINGS, LOG_LEVEL: "warn", DATA_DIR: dataDir },
  });
  // The running site looks each second what is on offer.
  await vi.waitFor(async () => expect((await page("/kyugake/result")).text).not.toMatch(INVENTED), { timeout: 10_000, interval: 500 });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("a site that runs while the first file of anything is imported", () => {
  test.each([...OPEN_SCREENS, ...GUIDE_SCREENS, ...GUEST_SCREENS])("shows nothing invented on $path", async (screen) => {
    const { status, text } = await page(screen.path);

    expect(status).toBe(screen.status ?? 200);
    expect(INVENTED.exec(text)?.[0] ?? null).toBeNull();
  });

  test("knows the buildings of the sample no more", async () => {
    const parts = Object.values(REPORT_SCREENS)
      .flat()
      .filter(([part]) => part !== "apartment/keyError" && part !== "thanks");
    for (const part of parts) {
      const screen = reportScreen({ key, name: "" }, part);
      const { status, text } = await page(screen.path);

      expect(status, screen.path).not.toBe(200);
      expect(INVENTED.exec(text)?.[0] ?? null, screen.path).toBeNull();
    }
  });
});
