import { sql } from "kysely";
import { expect, test } from "vitest";
import { funnelsOf, screenCounter } from "#domain/measurement/index.server.ts";
import { days } from "#kernel/duration.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { BIZ_TERMS_VERSION } from "#wire/legal-versions.ts";

const { db } = await testDatabase();

function site() {
  const failures: Error[] = [];
  const clock = testApi(db, null).clock;
  const screens = screenCounter({ db, clock }, (error) => failures.push(error));
  const api = testApi(db, null, { screens, clock });
  const openedOf = async (screen: string, over = 7) => {
    const steps = (await funnelsOf({ db, clock }, over)).flatMap((funnel) => funnel.steps);
    return steps.find((step) => step.screen === screen)?.opened;
  };
  return { api, clock, screens, failures, openedOf };
}

async function tell(api: ReturnType<typeof testApi>, body: unknown, type = "application/json") {
  const answer = await api.app.request("/api/counts/screens", {
    method: "POST",
    headers: { "content-type": type },
    body: JSON.stringify(body),
  });
  return answer.status;
}

test("screens that are opened are added up by day, once they are written down", async () => {
  const { api, clock, screens, openedOf } = site();
  expect([await tell(api, { screen: "search-result" }), await tell(api, { screen: "search-result" })]).toEqual([204, 204]);
  expect(await openedOf("search-result")).toBe(0);
  await screens.flush();
  expect(await openedOf("search-result")).toBe(2);

  clock.moveTo(new Date(clock.now().getTime() + days(10)));
  await tell(api, { screen: "search-result" });
  await screens.stop();
  expect([await openedOf("search-result", 7), await openedOf("search-result", 11)]).toEqual([1, 3]);
});

test("a screen that nobody counts is let go, and what is no screen is refused", async () => {
  const { api, screens, openedOf } = site();
  expect(await tell(api, { screen: "nobody-knows-this" })).toBe(204);
  expect(await tell(api, { screen: "x".repeat(81) })).toBe(422);
  expect(await tell(api, { screen: "login", who: "me" })).toBe(422);
  expect(await tell(api, "login")).toBe(422);
  await screens.flush();
  expect(await openedOf("login")).toBe(0);
});

test("an application is counted by the call that keeps it, once, and no page can tell of one", async () => {
  const { api, screens, openedOf } = site();
  const told = async () => {
    await screens.flush();
    return openedOf("trial-received");
  };
  expect([await tell(api, { screen: "trial-received" }), await told()]).toEqual([204, 0]);

  const who = { company: "見本不動産", business: "other", person: "見本 花子", email: "hanako@example.co.jp", phone: "03-1234-5678" };
  const application = { ...who, purpose: "査定書に使いたい", termsVersion: BIZ_TERMS_VERSION, seconds: 40 };
  const apply = async (more: object) => (await api.post("/api/leads/trial", { ...application, ...more })).status;
  expect([await apply({ leaveEmpty: "x" }), await apply({ purpose: "" }), await told()]).toEqual([201, 422, 0]);
  expect([await apply({}), await apply({}), await told()]).toEqual([201, 201, 1]);
});

test("one caller cannot count on and on", async () => {
  const { api } = site();
  const answers = await Promise.all(Array.from({ length: 61 }, () => tell(api, { screen: "index" })));
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

test("what could not be written is written the next time", async () => {
  const { screens, failures, openedOf } = site();
  screens.count("risk");
  await sql`alter table screen_count rename to screen_count_away`.execute(db);
  await expect(screens.flush()).rejects.toThrow("screen_count");
  screens.count("risk");
  await sql`alter table screen_count_away rename to screen_count`.execute(db);
  await screens.stop();
  await screens.flush();
  expect([await openedOf("risk"), failures]).toEqual([2, []]);
});
