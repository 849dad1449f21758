import { expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { VISIT_LASTS, widgetVisits } from "./visit-token.server.ts";

const key = (letter: number) => Buffer.alloc(32, letter);
const visit = { key: "mk_pub_x", host: "kaisha.example" };

it("tells where the checker was opened, for twelve hours", () => {
  const clock = movableClock(new Date("2026-12-01T00:00:00Z"));
  const visits = widgetVisits([key(1)], clock);
  const token = visits.open(visit);

  clock.advance(VISIT_LASTS - 1);
  expect(visits.read(token)).toEqual(visit);
  clock.advance(1);
  expect(visits.read(token)).toBeNull();
});

it("goes on with the key from before, and believes no other", () => {
  const clock = movableClock(new Date("2026-12-01T00:00:00Z"));
  const token = widgetVisits([key(1)], clock).open(visit);

  expect(widgetVisits([key(2), key(1)], clock).read(token)).toEqual(visit);
  expect(widgetVisits([key(2)], clock).read(token)).toBeNull();
});

it("believes nothing that was changed or made up", () => {
  const visits = widgetVisits([key(1)], movableClock(new Date("2026-12-01T00:00:00Z")));
  const token = visits.open(visit);
  const [, mac = ""] = token.split(".");
  const forged = Buffer.from(JSON.stringify({ key: "mk_pub_y", host: "evil.example", until: 9e15 })).toString("base64url");

  for (const one of ["", ".", "x", token.slice(0, -2), `${forged}.${mac}`, `${forged}.`, "x".repeat(5000)])
    expect(visits.read(one), one).toBeNull();
});
