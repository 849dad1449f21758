import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { gallery } from "./consultation.gallery.tsx";
import { findSlots } from "./find-slots.ts";
import { announcedHold, leftWords } from "./held-slot.tsx";
import { keepPage } from "./keep-page.ts";
import { sampleBooking, sampleSlots } from "./samples.ts";
import { readVisitor } from "./visitor-letter.ts";
import { firstWeek, weeksOf } from "./weeks.ts";

const drawn = async (name: string) => {
  const found = gallery.cases.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return renderInRouter(found.element);
};

describe("the page of half hours", () => {
  it("has one group of radio buttons for a week, in Japan's time, of which what is taken cannot be chosen", async () => {
    const html = await drawn("日時を選ぶ");
    const radios = html.match(/<input type="radio"[^>]*>/g) ?? [];

    expect(radios).toHaveLength(24);
    expect(new Set(radios.map((radio) => /name="([^"]*)"/.exec(radio)?.[1])).size).toBe(1);
    expect(radios.filter((radio) => radio.includes("disabled"))).toHaveLength(9);
    for (const words of ["12月3日(木)", "14:30", "日本時間（Asia/Tokyo）", "この日時を15分おさえる"]) expect(textOf(html)).toContain(words);
  });

  it.each([
    ["おさえている", "2026年12月3日(木) 14:00〜14:30（日本時間）"],
    ["ほかの人が先に取った", "たったいま埋まりました"],
    ["おさえた時間が過ぎた", "もう一度おさえられます"],
    ["すべて埋まっている", "順番待ちに登録すると"],
    ["読み込みに失敗した", "読み込めませんでした"],
    ["順番が来た", "この日時で予約する"],
    ["案内の時間が過ぎた", "次の方にご案内しました"],
    ["予約した", "担当からお送りします"],
    ["取り消した", "あらためて予約する"],
    ["2時間前を過ぎた", "2時間前を過ぎたため"],
    ["予約が分からない", "このリンクでは予約を開けません"],
    ["予約を読み込めない", "もう一度読み込むか"],
  ])("says of 「%s」: %s", async (name, words) => {
    expect(textOf(await drawn(name))).toContain(words);
  });

  it.each(["予約が分からない", "予約を読み込めない", "予約を読み込んでいる"])(
    "claims no booking while it knows of none: %s",
    async (name) => {
      const text = textOf(await drawn(name));
      expect(text).toContain("オンライン相談の予約");
      expect(text).not.toMatch(/完了しました|予約はできています|承りました/);
    },
  );

  it("says how often it may still be moved, and offers no half hours where that is over", async () => {
    expect(textOf(await drawn("予約した"))).toContain("あと5回できます");
    const html = await drawn("これ以上は日時を変えられない");
    expect(textOf(html)).toContain("日時の変更は5回までです");
    expect(html).not.toMatch(/type="radio"|日時を変える</);
  });

  it("promises nothing of what was called off, and tells the company from the person", async () => {
    const text = textOf(await drawn("取り消した"));
    expect(text).not.toMatch(/予約番号と日時は|カレンダー/);
    expect(text).toContain("会社名見本不動産お名前見本 花子");
  });

  it("keeps what was typed when somebody else was faster", async () => {
    expect(await drawn("ほかの人が先に取った")).toContain("見本 花子");
  });
});

it("half hours are asked for, or the page says that they could not be", async () => {
  expect(await findSlots(scriptedApi({ "GET /api/consultations/slots": sampleSlots() }).consultations)).toMatchObject({ kind: "slots" });
  expect(await findSlots(scriptedApi({ "GET /api/consultations/slots": refused(500) }).consultations)).toEqual({ kind: "failed" });
});

it("days go by weeks from Monday, beginning with one that has something free", () => {
  const weeks = weeksOf(sampleSlots().days);
  expect(weeks.map(({ monday, days }) => [monday, days.length])).toEqual([
    ["2026-11-30", 3],
    ["2026-12-07", 1],
  ]);
  expect(firstWeek(weeks, "2026-12-07T01:00:00.000Z")).toBe(1);
  expect(firstWeek(weeks, null)).toBe(0);
  expect(firstWeek(weeksOf(sampleSlots({ isFull: true }).days), null)).toBe(0);
});

it("who comes is read by field; what may be left out is left out", () => {
  const typed = { company: "見本不動産", name: "見本 花子", email: "h@example.jp", topic: "api", phone: "", message: " " };
  expect(readVisitor(typed)).toEqual({
    ok: true,
    input: { company: "見本不動産", name: "見本 花子", email: "h@example.jp", topic: "api" },
  });
  expect(readVisitor({ ...typed, company: "", topic: "" })).toMatchObject({
    ok: false,
    issues: [{ field: "company" }, { field: "topic" }],
  });
});

it("what is left of a hold is told each second to the eye, and seldom to the ear", () => {
  expect([leftWords(845), leftWords(9)]).toEqual(["あと14分5秒", "あと9秒"]);
  expect(new Set(Array.from({ length: 900 }, (_, left) => announcedHold(left))).size).toBe(4);
});

it("a page that a link opens shows what is there, and what came of what is done", async () => {
  const line = "POST /api/consultations/bookings/view";
  const look = (answer: object) => {
    const { consultations } = scriptedApi({ [line]: answer });
    return keepPage(
      () => consultations.post("/bookings/view", { body: { token: "t" } }),
      ({ state }) => state,
    );
  };
  const page = look(sampleBooking());
  await page.look();
  expect(page.state().found).toMatchObject({ id: "K7QM-3XWD-9RTA" });
  for (const [status, found] of [
    [404, "unknown"],
    [500, "failed"],
  ] as const) {
    const other = look(refused(status));
    await other.look();
    expect(other.state().found).toBe(found);
  }
  expect(
    await page.run(
      async () => ({ ok: true as const, value: 1 }),
      () => ({ done: "moved" }),
    ),
  ).toBe(true);
  expect(page.state()).toMatchObject({ done: "moved", isBusy: false });
  // Another tab has called it off meanwhile.
  const called = { id: "K7QM-3XWD-9RTA", state: "cancelled" };
  const stale = keepPage<{ readonly state: string }>(
    async () => ({ ok: true, value: called }),
    ({ state }) => state,
  );
  const problem = { type: "/problems/illegal-transition", title: "", status: 409, state: "cancelled" };
  expect(
    await stale.run(
      async () => ({ ok: false, problem }),
      () => ({}),
    ),
  ).toBe(false);
  expect(stale.state()).toMatchObject({ found: called, failure: "cancelled" });
});
