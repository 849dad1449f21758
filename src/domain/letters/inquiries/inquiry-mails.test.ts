import { expect, it } from "vitest";
import { INQUIRY_ANSWERED, INQUIRY_FORWARDED, INQUIRY_RECEIVED } from "./inquiry-mails.ts";

const WRITER = { operatorName: "まちのね", origin: "https://machinone.example.jp" };
const INQUIRY = { number: "K7QM-3XWD-9RTA", homeTitle: "豊洲レジデンス 8階" };
const text = ({ paragraphs }: ReturnType<typeof INQUIRY_RECEIVED.write>) => paragraphs.flat().filter(Boolean).join("\n");

it("the receipt names the companies and repeats nothing that was written", () => {
  const facts = { ...INQUIRY, companies: ["見本不動産"], contactWay: "mail", dueOn: "2026-11-30" } as const;

  for (const part of ["K7QM-3XWD-9RTA", "渡した会社: 見本不動産", "2026年11月30日"])
    expect(text(INQUIRY_RECEIVED.write(facts, WRITER))).toContain(part);
});

const FORWARDED = {
  ...INQUIRY,
  topic: "reason",
  ...{ companyId: "c", companyName: "見本不動産", reference: "A-1", name: "山田花子", preferredDates: "" },
  ...{ message: "安い理由を教えてください。", dueOn: "2026-11-30" },
} as const;

it.each([
  ["mail", "hanako@example.jp", "メール: hanako@example.jp"],
  ["phone", "+819012345678", "電話: 090-1234-5678"],
] as const)("a company gets the address that was chosen, and is told to keep to it: %s", (contactWay, contact, words) => {
  const told = text(INQUIRY_FORWARDED.write({ ...FORWARDED, contactWay, contact }, WRITER));

  for (const part of [
    words,
    "御社の管理番号: A-1",
    "この価格の理由を聞きたい",
    FORWARDED.message,
    "ほかの方法での連絡",
    "/console/inquiries",
  ])
    expect(told).toContain(part);
});

it("an answer says which company gives it", () => {
  const { subject, paragraphs } = INQUIRY_ANSWERED.write({ ...INQUIRY, companyName: "見本不動産", answer: "相続です。" }, WRITER);

  expect([subject, paragraphs]).toEqual([expect.stringContaining("見本不動産からのお返事"), expect.arrayContaining(["相続です。"])]);
});
