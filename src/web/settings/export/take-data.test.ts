import { expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { takeData } from "./take-data.ts";

const ZIP = new Uint8Array([0x50, 0x4b, 3, 4]);
const zip =
  (headers: Readonly<Record<string, string>> = {}) =>
  async () =>
    new Response(ZIP, { headers: { "content-type": "application/zip", ...headers } });
const none = () => Promise.reject(new Error("not to be asked"));
const { mypage } = scriptedApi({ "POST /api/mypage/export": none });

it("is one file, byte for byte, by the name that the service gives it", async () => {
  const asked: string[] = [];
  const { file, name } = await takeData(mypage, async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
    return zip({ "content-disposition": 'attachment; filename="machinone-data-2026-11-21.zip"' })();
  });

  expect(asked).toEqual(["POST /api/mypage/export {}"]);
  expect([name, new Uint8Array(await file.arrayBuffer())]).toEqual(["machinone-data-2026-11-21.zip", ZIP]);
});

it.each([{}, { "content-disposition": 'attachment; filename="../../x.exe;"' }])(
  "has a name of its own where none is told: %j",
  async (headers) => {
    expect((await takeData(mypage, zip(headers))).name).toBe("machinone-data.zip");
  },
);

it("is the problem where it was refused, and is not asked for twice", async () => {
  let asked = 0;
  const late = takeData(mypage, async (request) => {
    asked += 1;
    return refused(403, { type: "/problems/recent-sign-in-required" })(request);
  });

  await expect(late).rejects.toMatchObject({ type: "/problems/recent-sign-in-required" });
  expect(asked).toBe(1);
});
