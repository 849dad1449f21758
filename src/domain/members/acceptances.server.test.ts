import { beforeAll, describe, expect, it } from "vitest";
import type { Member } from "#domain/members/core/types.ts";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { acceptDocuments, acceptedDocuments } from "./acceptances.server.ts";

let db: Db;
const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
beforeAll(async () => {
  ({ db } = await testDatabase());
});

let made = 0;
function aMember(): Member {
  made += 1;
  return { sub: `sub-${made}`, username: `name-${made}`, accessToken: "", isEmailVerified: true };
}
let ids = 0;
const randomBytes = (length: number) => {
  ids += 1;
  return Uint8Array.from({ length }, (_, index) => (ids >> (6 * index)) & 63);
};
const accept = (member: Member, given: Partial<Parameters<typeof acceptDocuments>[2]> = {}) =>
  acceptDocuments({ db, clock, randomBytes }, member, {
    documents: [{ document: "terms", version: "2026-11-23" }],
    by: "web",
    sourceHash: null,
    ...given,
  });

describe("the acceptance of a document", () => {
  it("is kept with its version, its time and its place", async () => {
    const member = aMember();

    await accept(member, { by: "hosted" });

    expect(await acceptedDocuments(db, member)).toEqual([
      { document: "terms", version: "2026-11-23", acceptedAt: clock.now(), by: "hosted" },
    ]);
  });

  it("given twice is the first one", async () => {
    const member = aMember();
    const first = await accept(member, { by: "provider" });
    clock.advance(minutes(5));

    expect(await accept(member)).toEqual(first);
  });

  it("is the member's own", async () => {
    await accept(aMember());

    expect(await acceptedDocuments(db, aMember())).toEqual([]);
  });

  it("of a later version stands beside the one before, the newest first", async () => {
    const member = aMember();
    await accept(member);
    clock.advance(minutes(5));
    await accept(member, { documents: [{ document: "terms", version: "2027-02-15" }] });

    expect((await acceptedDocuments(db, member)).map(({ version }) => version)).toEqual(["2027-02-15", "2026-11-23"]);
  });
});
