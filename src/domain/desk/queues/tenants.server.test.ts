import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { approvalsWaiting, claimItem, type DeskDeps, decideApproval, decideItem, openItem } from "#domain/desk/index.server.ts";
import { applyForTenant, findTenant } from "#domain/tenants/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { aTenant } from "#test/support/tenants.ts";

type Member = ReturnType<typeof aMember>;

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
const deps: DeskDeps = { db, clock, randomBytes, storage: memoryStorage(), onHomesChanged: async () => undefined };
const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const B = { sub: "00000000-0000-4000-8000-00000000000b" };

/** `by`: an administrator of a company, which is to run it; null: nobody is signed in. */
async function anApplication(company: string, by: Member | null = null) {
  const details = {
    ...{ company, licence: "東京都知事(1)第99999号", address: "江東区", person: "見本 花子", phone: "03-1234-5678", note: null },
    ...({ email: `${company}@mihon.example`, plan: "small", listingSource: "all", mailDomain: null, lineAccount: null } as const),
    termsVersion: "2026-11-01",
  };
  const { id } = await applyForTenant({ ...deps, jobs: { send: async () => undefined } }, details, by);
  const of = { queue: "tenants", id } as const;
  await claimItem(deps, A, of);
  const seen = (await openItem(deps, A, of))?.seen ?? "";
  return (key: string) => decideItem(deps, A, { ...of, action: "approve", fields: { key }, seen });
}

it("a key that cannot be had is refused to who asks, and not to who would agree", async () => {
  const approve = await anApplication("mihon");
  await aTenant(db, { key: "taken-home" });
  for (const [key, message] of [
    ["Mihon Home", "英小文字・数字・ハイフンで、3文字から40文字にしてください"],
    ["taken-home", "そのキーは使われています"],
  ] as const)
    expect(await approve(key)).toEqual({ ok: false, reason: { is: "invalid", faults: [{ field: "key", message }] } });
  expect(await approvalsWaiting(deps)).toEqual([]);

  expect(await approve("mihon-home")).toMatchObject({ ok: true });
  const [asked] = await approvalsWaiting(deps);
  expect(await decideApproval(deps, B, { id: asked?.id ?? "", event: "grant" })).toMatchObject({ ok: true });
  expect((await findTenant(db, "mihon-home"))?.state).toBe("setup");
});

it("so is one whose company runs another already", async () => {
  await aCompany(db, { id: "one" });
  const approve = await anApplication("one", aMember("owner-one"));
  await aTenant(db, { key: "one-home", companyId: "one" });
  const message = "申し込んだ会社は、すでに物件提案サービスを使っています";
  expect(await approve("one-more")).toEqual({ ok: false, reason: { is: "invalid", faults: [{ field: "key", message }] } });
});
