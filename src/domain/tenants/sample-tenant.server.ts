import type { Wish } from "#domain/queries/core/types.ts";
import { readAnswers, wishOf } from "#domain/queries/index.server.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import type { Tx } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { addCustomer, addQuery } from "./customers/customer-store.server.ts";
import { addTenant } from "./register/tenant-store.server.ts";

const SAMPLE: Omit<Tenant, "companyId"> = {
  ...{ key: "mihon-home", name: "見本ホーム（架空の会社）", licence: "東京都知事(1)第99999号", address: "東京都江東区豊洲1-1-1 見本ビル" },
  ...{ state: "live", email: "agent@mihon-home.example", brandColour: "#7a3e1d", allowedHosts: ["www.mihon-home.example"] },
  ...{ approval: "manual", hotDays: 7, mailDomain: null, spf: "unchecked", dkim: "unchecked", dmarc: "unchecked", isSample: true },
  ...{ isMailReady: false, listingSource: "all" },
};

const looksFor = (yenMax: number, layouts: readonly string[]): Wish =>
  wishOf(
    readAnswers({
      ...{ channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] },
      ...{ price: { min: null, max: yenMax }, layouts },
    }),
  );

const CUSTOMERS = [
  { id: "sample-customer-1", name: "見本 一郎", email: "customer-1@mihon-home.example", wish: looksFor(60_000_000, ["2LDK", "3LDK"]) },
  { id: "sample-customer-2", name: "見本 二葉", email: "customer-2@mihon-home.example", wish: looksFor(45_000_000, []) },
];

/** An invented tenant with two customers, run by an invented company, for the sample market; once it is there, nothing changes. */
export async function addSampleTenant(tx: Tx, { companyId, at }: { readonly companyId: string; readonly at: Date }): Promise<void> {
  if (!(await addTenant(tx, { ...SAMPLE, companyId, at }))) return;
  await withTenant(tx, SAMPLE.key, async (scoped) => {
    for (const { id, name, email, wish } of CUSTOMERS) {
      await addCustomer(scoped, { tenant: SAMPLE.key, id, state: "active", name, email, consentVersion: "sample", at });
      await addQuery(scoped, { tenant: SAMPLE.key, customerId: id, id: `${id}-query`, state: "active", wish, at });
    }
  });
}
