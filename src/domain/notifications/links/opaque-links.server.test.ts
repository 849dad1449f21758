import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { forgetEndedLinks, forgetLinks, makeLink, openLink, revokeLinks, takeBackLink } from "./opaque-links.server.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const deps = { db, clock, randomBytes };
const PAGES = { name: "test-pages", life: days(30) };
const FOR_EVER = { name: "stop-pages", life: null };
const OTHERS = { name: "other-pages", life: days(1) };

it("opens what it was made for, and nothing else", async () => {
  const token = await makeLink(deps, PAGES, "s1");

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await openLink(deps, PAGES, token)).toEqual({ subject: "s1", audience: null, state: "good", isExpired: false });
  expect(await openLink(deps, OTHERS, token)).toBeNull();
  expect(await openLink(deps, PAGES, `${token.slice(1)}x`)).toBeNull();
});

it("is expired after its life, and still known: its pages decide what that means", async () => {
  const token = await makeLink(deps, PAGES, "s2");
  clock.advance(PAGES.life);
  expect(await openLink(deps, PAGES, token)).toMatchObject({ isExpired: false });
  clock.advance(1);

  expect(await openLink(deps, PAGES, token)).toEqual({ subject: "s2", audience: null, state: "expired", isExpired: true });
});

it("is another one each time, of which no table holds the token", async () => {
  const tokens = [await makeLink(deps, PAGES, "s3"), await makeLink(deps, PAGES, "s3")];
  const { rows } = await sql<{ all: string }>`select string_agg(l::text, '') as all from opaque_link l`.execute(db);

  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(rows[0]?.all).not.toContain(token);
});

it("is gone once it was taken back, or what it leads to is forgotten", async () => {
  const [first, second, other] = [await makeLink(deps, PAGES, "s4"), await makeLink(deps, PAGES, "s5"), await makeLink(deps, OTHERS, "s5")];
  await takeBackLink(db, first);
  await forgetLinks(db, PAGES, ["s5"]);

  expect(await openLink(deps, PAGES, first)).toBeNull();
  expect(await openLink(deps, PAGES, second)).toBeNull();
  expect(await openLink(deps, OTHERS, other)).toMatchObject({ subject: "s5" });
});

it("is forgotten long after its end where its pages say so, and one without an end never", async () => {
  const [over, good, stop] = [await makeLink(deps, OTHERS, "s9"), await makeLink(deps, PAGES, "s9"), await makeLink(deps, FOR_EVER, "s9")];
  clock.advance(days(10));
  await forgetEndedLinks(db, OTHERS, new Date(clock.now().getTime() - days(10)));
  expect(await openLink(deps, OTHERS, over)).toMatchObject({ state: "expired" });
  for (const pages of [OTHERS, PAGES, FOR_EVER]) await forgetEndedLinks(db, pages, new Date(clock.now().getTime() - days(1)));
  expect(await openLink(deps, OTHERS, over)).toBeNull();
  expect(await openLink(deps, PAGES, good)).toMatchObject({ state: "good" });
  expect(await openLink(deps, FOR_EVER, stop)).toMatchObject({ state: "good" });
});

it("may be for a part of its subject alone", async () => {
  const token = await makeLink(deps, PAGES, { subject: "s6", audience: "batch-1" });

  expect(await openLink(deps, PAGES, token)).toMatchObject({ subject: "s6", audience: "batch-1" });
});

it("opens nothing once its subject's links are revoked; one that stops mails does, whatever happens", async () => {
  const [page, other, stop] = [await makeLink(deps, PAGES, "s7"), await makeLink(deps, PAGES, "s8"), await makeLink(deps, FOR_EVER, "s7")];
  await revokeLinks(deps, [PAGES, FOR_EVER], "s7");
  expect(await openLink(deps, PAGES, page)).toMatchObject({ state: "revoked", isExpired: true });
  expect(await openLink(deps, PAGES, other)).toMatchObject({ state: "good" });

  clock.advance(days(3650));
  expect(await openLink(deps, FOR_EVER, stop)).toMatchObject({ state: "good", isExpired: false });
});
