import fc from "fast-check";
import { expect, it } from "vitest";
import { NOTICE_PURPOSES } from "#domain/members/core/types.ts";
import { currentText } from "#domain/members/purposes.ts";
import { memberOf, recipientOf } from "#domain/notifications/core/recipients.ts";
import { hours } from "#kernel/duration.ts";
import { changedChoices, endOfQuiet, purposeOf, readStopSubject, stopSubject, unsoundField, usualSettings, verdictOf } from "./rules.ts";
import { CHANNELS, type MailState, type NotificationSettings, TOPICS } from "./types.ts";

const USUAL = usualSettings("member:me");
const BOTH = { mail: true, line: true };
const ON: NotificationSettings = {
  ...USUAL,
  choices: { recommendation: BOTH, kyugake: BOTH, "price-change": BOTH, offer: BOTH, "asset-value": BOTH },
  mail: { address: "me@example.jp", state: "ok" },
  line: "linked",
};
/** On 2026-11-24 in Japan. */
const at = (time: string, day = "2026-11-24") => new Date(`${day}T${time}:00+09:00`);
const NOON = at("12:00");
const ask = (settings: NotificationSettings, changes: Partial<Parameters<typeof verdictOf>[1]> = {}) =>
  verdictOf(settings, { topic: "kyugake", channel: "mail", now: NOON, sentToday: 0, ...changes });
const never = (because: string) => ({ send: "never", because });
const later = (time: string, day?: string) => ({ send: "later", at: at(time, day) });

it("sends nothing to who has chosen nothing, by any way", () => {
  for (const topic of TOPICS) for (const channel of CHANNELS) expect(ask(USUAL, { topic, channel })).toEqual(never("off"));
});

it.each<[string, Partial<NotificationSettings>, Partial<Parameters<typeof verdictOf>[1]>, object]>([
  ["all is on, at noon", {}, {}, { send: "now" }],
  ["by LINE", {}, { channel: "line" }, { send: "now" }],
  ["paused until tonight", { pausedUntil: at("18:00") }, {}, never("paused")],
  ["paused until this moment", { pausedUntil: NOON }, {}, { send: "now" }],
  ["paused, in quiet hours", { pausedUntil: at("09:00", "2026-11-25") }, { now: at("23:00") }, never("paused")],
  ["in the evening", {}, { now: at("21:00") }, later("08:00", "2026-11-25")],
  ["before quiet begins", {}, { now: at("20:59") }, { send: "now" }],
  ["after midnight", {}, { now: at("00:30") }, later("08:00")],
  ["as quiet ends", {}, { now: at("08:00") }, { send: "now" }],
  ["quiet at noon", { quiet: { fromMinutes: 700, toMinutes: 780 } }, {}, later("13:00")],
  ["never quiet", { quiet: null }, { now: at("03:00") }, { send: "now" }],
  ["the last one of a day", {}, { sentToday: 2 }, { send: "now" }],
  ["one too many", {}, { sentToday: 3 }, never("cap")],
  ["a digest beside many", {}, { topic: "recommendation", sentToday: 9 }, { send: "now" }],
  ["one too many, at night", {}, { sentToday: 3, now: at("22:00") }, later("08:00", "2026-11-25")],
  ["no address", { mail: { address: null, state: "unverified" } }, {}, never("no address")],
  ["LINE is not linked", { line: "not_linked" }, { channel: "line" }, never("line not_linked")],
  ["LINE is blocked, by mail", { line: "blocked" }, {}, { send: "now" }],
  ["LINE is blocked, at night", { line: "blocked" }, { channel: "line", now: at("23:00") }, never("line blocked")],
  ["no address, at night", { mail: { address: null, state: "unverified" } }, { now: at("23:00") }, never("no address")],
])("decides: %s", (_, settings, asked, verdict) => {
  expect(ask({ ...ON, ...settings }, asked)).toEqual(verdict);
});

it.each<[MailState, boolean]>([
  ["ok", true],
  ["soft_bounced", true],
  ["unverified", false],
  ["hard_bounced", false],
  ["complained", false],
])("mails to an address that is %s, or not", (state, isSent) => {
  const settings = { ...ON, mail: { address: "me@example.jp", state } };
  expect(ask(settings)).toEqual(isSent ? { send: "now" } : never(`mail ${state}`));
});

it("never holds back what is about security", () => {
  const silent = { ...USUAL, pausedUntil: at("09:00", "2027-01-01"), mail: { address: null, state: "complained" } } as const;
  expect(ask(silent, { topic: "security", now: at("03:00"), sentToday: 99 })).toEqual({ send: "now" });
});

it("ends every quiet time within a day, at the minute that was chosen, when it is quiet no more", () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const moment = fc.date({ min: at("00:00"), max: at("00:00", "2027-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(minute, minute, moment, (fromMinutes, toMinutes, now) => {
      fc.pre(fromMinutes !== toMinutes);
      const end = endOfQuiet({ fromMinutes, toMinutes }, now);
      if (end === null) return;
      expect(end.getTime() - now.getTime()).toBeGreaterThan(0);
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(hours(24));
      expect(((end.getTime() + hours(9)) / 60_000) % 1440).toBe(toMinutes);
      expect(endOfQuiet({ fromMinutes, toMinutes }, end)).toBeNull();
    }),
  );
});

it("finds what is chosen otherwise", () => {
  const after = { ...ON.choices, kyugake: { mail: true, line: false } };
  expect(changedChoices(ON.choices, after)).toEqual([{ topic: "kyugake", channel: "line", isOn: false }]);
  expect(changedChoices(ON.choices, ON.choices)).toEqual([]);
});

it("has words to agree to for every topic and way, and for no other", () => {
  const all = TOPICS.flatMap((topic) => CHANNELS.map((channel) => purposeOf({ topic, channel })));
  expect(all.toSorted()).toEqual(NOTICE_PURPOSES.toSorted());
  expect(new Set(all.map((purpose) => currentText(purpose).version)).size).toBe(1);
});

it("refuses a quiet time of no length, and a pause of more than a year", () => {
  expect(unsoundField({ ...ON, quiet: { fromMinutes: 5, toMinutes: 5 } }, NOON)).toBe("quiet");
  expect(unsoundField({ ...ON, pausedUntil: at("12:00", "2028-01-01") }, NOON)).toBe("pausedUntil");
  expect(unsoundField({ ...ON, pausedUntil: at("12:00", "2027-11-24") }, NOON)).toBeNull();
});

it("reads what a stop link leads to, and nothing else", () => {
  expect(readStopSubject(stopSubject("member:a|b", "price-change"))).toEqual({ recipient: "member:a|b", topic: "price-change" });
  for (const subject of ["member:me", "member:me|security", "|kyugake", ""]) expect(readStopSubject(subject)).toBeNull();
  expect([memberOf(recipientOf({ sub: "me" })), memberOf("customer:me")]).toEqual(["me", null]);
});
