import { expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { takeReport } from "./report-button.tsx";

const { mypage } = scriptedApi({ "GET /api/mypage/assets/a1/report.pdf": () => Promise.reject(new Error("not to be asked")) });

it("is the file of that home, by the name that the service gives it", async () => {
  const asked: string[] = [];
  const { file, name } = await takeReport("a1", mypage, async ({ method, url }) => {
    asked.push(`${method} ${new URL(url).pathname}`);
    return new Response("%PDF-", { headers: { "content-disposition": 'attachment; filename="shisan-shindan-2026-11-29.pdf"' } });
  });

  expect(asked).toEqual(["GET /api/mypage/assets/a1/report.pdf"]);
  expect([name, await file.text()]).toEqual(["shisan-shindan-2026-11-29.pdf", "%PDF-"]);
});

it("is the problem where it was refused", async () => {
  const full = takeReport("a1", mypage, async (request) => refused(404, { type: "/problems/not-found" })(request));
  await expect(full).rejects.toMatchObject({ type: "/problems/not-found" });
});
