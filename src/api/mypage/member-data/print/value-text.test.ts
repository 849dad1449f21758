import { expect, it } from "vitest";
import { valueText } from "./value-text.ts";

it.each([
  ["note", null, "データなし"],
  ["note", "", "データなし"],
  ["note", "2026-11-20 の内見", "2026-11-20 の内見"],
  ["isOn", true, "はい"],
  ["isOn", false, "いいえ"],
  ["capYen", 54_800_000, "5,480万円（54,800,000円）"],
  ["capYen", 0, "0円（0円）"],
  ["areaM2", 70.5, "70.5㎡"],
  ["walkMinutes", 8, "8分"],
  ["dwellSeconds", 40, "40秒"],
  ["builtYear", 2008, "2008"],
  ["annualPercent", 0.6, "0.6"],
  ["madeAt", "2026-11-20T15:30:00.000Z", "2026年11月21日 0:30"],
  ["at", "2026-11-20T15:30:00.123456+00:00", "2026年11月21日 0:30"],
  ["at", new Date("2026-11-20T03:00:00Z"), "2026年11月20日 12:00"],
  ["conditions.conditions.state", "active", "有効"],
  ["assets.homes.state", "verified", "所有を確認済み"],
  ["assets.homes.checks.state", "accepted", "所有を確認しました"],
  ["offers.offers.state", "accepted", "交渉を進める意思あり"],
  ["offers.offers.home.floorBand", "low", "低層階"],
  ["offers.offers.steps.kind", "counter", "逆提示"],
  ["notifications.notes.topic", "asset", "登録した物件"],
  ["account.log.event", "token-revoke", "この端末のログインの終了"],
  ["account.log.outcome", "NotAuthorizedException", "できませんでした"],
  ["state", "toString", "toString"],
  ["ageBand", "30s", "30代"],
  ["email_verified", "true", "確認済み"],
])("%s %s is read as %s", (name, value, text) => {
  expect(valueText(name, value)).toBe(text);
});
