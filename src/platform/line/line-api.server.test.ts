import { describe, expect, it } from "vitest";
import { hours, milliseconds } from "#kernel/duration.ts";
import { LINE_USER, testLine } from "#test/support/line.ts";
import { lineApi } from "./line-api.server.ts";

const KEY = "123e4567-e89b-12d3-a456-426614174000";
const OTHER_KEY = "123e4567-e89b-12d3-a456-426614174001";
const TEXT = [{ type: "text", text: "こんにちは" }];
const push = { to: LINE_USER, messages: TEXT, retryKey: KEY };

describe("a push", () => {
  it("is taken once, however often it is tried with its key", async () => {
    const line = await testLine();
    const api = lineApi(line.channel);

    expect([await api.push(push), await api.push(push)]).toEqual(["sent", "sent"]);
    expect(line.people.userOf(LINE_USER).chat).toHaveLength(1);
    expect(line.people.used()).toBe(1);
  });

  it("that is taken and never answered is one message when it is tried again", async () => {
    const line = await testLine();
    const api = lineApi(line.channel, { timeout: milliseconds(150) });
    line.holding.isHolding = true;

    expect(await api.push(push)).toBe("later");
    line.holding.isHolding = false;
    expect(await api.push(push)).toBe("sent");
    expect(line.people.userOf(LINE_USER).chat).toHaveLength(1);
  });

  it("is another message a day later, and with another key", async () => {
    const line = await testLine();
    const api = lineApi(line.channel);

    await api.push(push);
    await api.push({ ...push, retryKey: OTHER_KEY });
    line.clock.advance(hours(25));
    await api.push(push);
    expect(line.people.userOf(LINE_USER).chat).toHaveLength(3);
  });

  it("to somebody who has blocked the account is taken and shown to nobody", async () => {
    const line = await testLine();
    line.people.userOf(LINE_USER).hasBlocked = true;

    expect(await lineApi(line.channel).push(push)).toBe("sent");
    expect(line.people.userOf(LINE_USER).chat).toEqual([]);
  });

  it("beyond the plan of the month is not tried again", async () => {
    const line = await testLine({ monthlyLimit: 1 });
    const api = lineApi(line.channel);

    expect([await api.push(push), await api.push({ ...push, retryKey: OTHER_KEY })]).toEqual(["sent", "limit"]);
  });

  it.each([
    ["a user who cannot be", { ...push, to: "somebody" }, "refused"],
    ["a key that is none", { ...push, retryKey: "again" }, "refused"],
    ["more than five messages", { ...push, messages: Array(6).fill(TEXT[0]) }, "refused"],
    ["no message", { ...push, messages: [] }, "refused"],
  ] as const)("with %s is %s", async (_, given, outcome) => {
    expect(await lineApi((await testLine()).channel).push(given)).toBe(outcome);
  });

  it("waits for the operator where the token is wrong, and for LINE where it is away", async () => {
    const { channel } = await testLine();

    expect(await lineApi({ ...channel, accessToken: "old" }).push(push)).toBe("later");
    expect(await lineApi({ ...channel, apiUrl: "http://127.0.0.1:9" }).push(push)).toBe("later");
  });
});

describe("the other calls", () => {
  it("tell what is used of the month", async () => {
    const line = await testLine();
    const api = lineApi(line.channel);
    await api.push(push);

    expect(await api.quota()).toEqual({ limit: 200, used: 1 });
  });

  it("make a menu with its picture", async () => {
    const api = lineApi((await testLine()).channel);
    const menu = { size: { width: 2500, height: 843 }, selected: true, name: "menu", chatBarText: "メニュー", areas: [] };

    expect(await api.makeRichMenu(menu, new Blob(["picture"], { type: "image/png" }))).toMatch(/^richmenu-/);
  });

  it("answer an event once", async () => {
    const api = lineApi((await testLine()).channel);

    expect(await api.reply("unknown", TEXT)).toBe(false);
  });
});

describe("who opens a page inside LINE", () => {
  const tokenOf = async (url: string) => {
    const { headers } = await fetch(`${url}/liff/1234567890-AbcdEfgh/?home=lst-1`, { redirect: "manual" });
    const at = new URL(headers.get("location") ?? "");
    return { state: at.searchParams.get("liff.state"), idToken: new URLSearchParams(at.hash.slice(1)).get("id_token") ?? "" };
  };

  it("is whom LINE says its token is of", async () => {
    const { url, channel, hanako } = await testLine();
    const { state, idToken } = await tokenOf(url);

    expect(state).toBe("?home=lst-1");
    expect(await lineApi(channel).verifyIdToken(idToken)).toEqual({ userId: hanako.id, name: "はなこ" });
  });

  it("is nobody with a token that was changed, is too old or is for others", async () => {
    const { url, channel, clock } = await testLine();
    const { idToken } = await tokenOf(url);

    expect(await lineApi(channel).verifyIdToken(`${idToken}x`)).toBeNull();
    expect(await lineApi({ ...channel, loginChannelId: "9999999999" }).verifyIdToken(idToken)).toBeNull();
    expect(await lineApi({ ...channel, loginChannelId: null }).verifyIdToken(idToken)).toBeNull();
    clock.advance(hours(2));
    expect(await lineApi(channel).verifyIdToken(idToken)).toBeNull();
    expect(await lineApi({ ...channel, apiUrl: "http://127.0.0.1:9" }).verifyIdToken(idToken)).toBe("unreached");
  });
});
