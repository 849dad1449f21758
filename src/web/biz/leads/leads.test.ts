import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { BIZ_TERMS_VERSION } from "#wire/legal-versions.ts";
import { BIZ_LETTERS, type BizForm } from "./lead-letters.ts";
import { bizThanksSearch, productSearch } from "./lead-search.ts";
import { readLead, sendLead } from "./send-lead.ts";
import { thanksFor } from "./thanks-for.ts";

const who = { company: "見本不動産", business: "other", person: "見本 花子", email: "ｈanako@Example.co.jp", phone: "０３-1234-5678" };
const sent = { company: "見本不動産", business: "other", person: "見本 花子", email: "hanako@example.co.jp", phone: "+81312345678" };
const TYPED: Readonly<Record<BizForm, Readonly<Record<string, string>>>> = {
  contact: { ...who, product: "api", message: "料金を知りたい" },
  directmail: { ...who, area: "豊洲", letters: "１，５００通" },
  document: { ...who, product: "checker", wantsContact: "on" },
  trial: { ...who, purpose: "試したい", website: "https://www.Example.co.jp/about", terms: "on" },
};
const FORMS = Object.keys(TYPED) as BizForm[];

describe("a form of the business arm", () => {
  it.each([
    ["contact", { ...sent, product: "api", message: "料金を知りたい" }],
    ["directmail", { ...sent, area: "豊洲", letters: "1500" }],
    ["document", { ...sent, product: "checker", wantsContact: true }],
    ["trial", { ...sent, purpose: "試したい", website: "www.example.co.jp", wantsReminders: false, termsVersion: BIZ_TERMS_VERSION }],
  ] as const)("%s is sent as it was meant, without what was left empty", (form, body) => {
    expect(readLead(form, TYPED[form])).toEqual({ ok: true, input: { to: form, body } });
    expect(readLead(form, { ...TYPED[form], leaveEmpty: "x" })).toMatchObject({ input: { body: { leaveEmpty: "x" } } });
  });

  it.each(FORMS)("%s tells all that is wrong at once, in its order", (form) => {
    const read = readLead(form, { business: "broker", corporateNumber: "1" });
    const faults = read.ok ? [] : read.issues.map(({ field }) => field);
    const order = BIZ_LETTERS[form].fields.map(({ name }) => name);
    expect(faults).toEqual([...faults].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(faults).toEqual(expect.arrayContaining(["company", "licence", "corporateNumber", "person", "email"]));
    expect(faults.includes("terms")).toBe(form === "trial");
  });

  it.each(FORMS)("%s goes to its own address, with how long it was written", async (form) => {
    const receipt = { id: "K7QM-3XWD-9RTA", receivedAt: "2026-11-24T00:00:00Z", answerDueOn: "2026-11-26", isRepeated: true };
    const api = scriptedApi({ [`POST /api/leads/${form}`]: receipt });
    const read = readLead(form, TYPED[form]);
    if (!read.ok) throw new Error("not read");
    expect(await sendLead(read.input, 42, { leads: api.leads, isOnline: true })).toEqual({
      ok: true,
      receipt: { id: "K7QM-3XWD-9RTA", dueOn: "2026-11-26", isRepeated: true },
    });
    expect(api.asked).toMatchObject([{ line: `POST /api/leads/${form}`, body: { seconds: 42, company: "見本不動産" } }]);
  });

  it("says what stands against it, at its field", async () => {
    const errors = [{ field: "email", reason: "format", message: "メールアドレスの形を確かめてください" }];
    const api = scriptedApi({ "POST /api/leads/contact": refused(422, { errors }) });
    const read = readLead("contact", TYPED.contact);
    if (!read.ok) throw new Error("not read");
    const answer = await sendLead(read.input, 9, { leads: api.leads, isOnline: true });
    expect(answer).toMatchObject({ ok: false, failure: { issues: [{ field: "email" }] } });
  });
});

describe("addresses", () => {
  it("carry a product by its word alone", () => {
    expect(productSearch({ product: "directmail" })).toEqual({ product: "directmail" });
    for (const product of ["<b>", "x".repeat(21), 7, undefined]) expect(productSearch({ product }).product).toBeUndefined();
  });

  it("carry a receipt and nothing of who sent it", () => {
    const receipt = thanksFor({ id: "K7QM-3XWD-9RTA", dueOn: "2026-11-26", isRepeated: true });
    expect(receipt).toEqual({ id: "K7QM-3XWD-9RTA", due: "2026-11-26", again: true });
    expect(bizThanksSearch({ ...receipt, of: "document", email: "a@b.jp" })).toEqual({ ...receipt, of: "document" });
    expect(bizThanksSearch({ id: "<script>", due: "soon", of: "x", again: "true" })).toEqual({});
  });
});
