import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { keepNotices, typedOfNotices, wishesOf } from "./keep-notices.ts";

const token = "t".repeat(43);
const before = {
  subject: { kind: "building" as const, key: "k1", name: "豊洲サンプルレジデンス" },
  onChange: true,
  yearly: false,
  isConfirmed: false,
  isExpired: false,
};

/** A page opened by the link of a mail, over a service that answers as told. */
function open(answers: Parameters<typeof scriptedApi>[0]) {
  const { asked, estate } = scriptedApi(answers);
  return { asked, kept: keepNotices(token, before, () => ({ estate, isOnline: true })) };
}

const SAVE = "POST /api/estate/risk-notices";
const STOP = `${SAVE}/stop`;
const LINK = `${SAVE}/link`;

describe("wishes for notices", () => {
  it.each([
    [{ onChange: true, yearly: true }, "saved"],
    [{ onChange: false, yearly: true }, "saved"],
    [{ onChange: true, yearly: false }, "saved"],
    [{ onChange: false, yearly: false }, "stopped"],
  ] as const)("%j are kept as the service answers, and told as %s", async (wishes, done) => {
    const answer = { ...before, ...wishes, isConfirmed: true };
    const { asked, kept } = open({ [SAVE]: answer });

    expect(await kept.save(wishes)).toBe("done");
    expect(kept.state()).toEqual({ notices: answer, done });
    expect(asked).toMatchObject([{ line: SAVE, body: { token, ...wishes } }]);
  });

  it("that come by a link which has run out meanwhile are not kept: only that it has run out is told", async () => {
    const { kept } = open({ [SAVE]: refused(409, { type: "/problems/illegal-transition", state: "expired" }) });

    expect(await kept.save({ onChange: true, yearly: true })).toBe("done");
    expect(kept.state()).toEqual({ notices: { ...before, isExpired: true }, done: null });
  });

  it("are not told as kept any more once a later try comes too late", async () => {
    let isLate = false;
    const late = refused(409, { state: "expired" });
    const { kept } = open({ [SAVE]: (request) => (isLate ? late(request) : Response.json({ ...before, isConfirmed: true })) });
    await kept.save({ onChange: true, yearly: false });
    isLate = true;
    await kept.save({ onChange: true, yearly: true });

    expect(kept.state()).toMatchObject({ notices: { isExpired: true, isConfirmed: true, yearly: false }, done: null });
  });

  it.each([
    ["no answer", refused(503)],
    ["a refusal of another kind", refused(409, { state: "closed" })],
    ["too many", refused(429, { retryAfterSeconds: 60 })],
  ])("stay as they were where there is %s, and it is told why", async (_, answer) => {
    const { kept } = open({ [SAVE]: answer, [STOP]: answer, [LINK]: answer });

    for (const outcome of [await kept.save({ onChange: true, yearly: true }), await kept.stop(), await kept.sendLink()])
      expect(outcome).toMatchObject({ issues: [], notice: expect.stringMatching(/。$/) });
    expect(kept.state()).toEqual({ notices: before, done: null });
  });
});

describe("stopping", () => {
  it("ends every notice by the link alone, and counts as having confirmed the address", async () => {
    const { asked, kept } = open({ [STOP]: {} });

    expect(await kept.stop()).toBe("done");
    expect(kept.state()).toEqual({ notices: { ...before, onChange: false, yearly: false, isConfirmed: true }, done: "stopped" });
    expect(asked).toMatchObject([{ line: STOP, query: { token } }]);
  });

  it("can be done with a link that has run out, and it stays run out", async () => {
    const { kept } = open({ [SAVE]: refused(409, { state: "expired" }), [STOP]: {} });
    await kept.save({ onChange: true, yearly: true });
    await kept.stop();

    expect(kept.state()).toMatchObject({ notices: { isExpired: true, onChange: false, yearly: false }, done: "stopped" });
  });
});

it("a new link is asked for by the old one, and nothing else changes", async () => {
  const { asked, kept } = open({ [LINK]: {} });

  expect(await kept.sendLink()).toBe("done");
  expect(kept.state()).toEqual({ notices: before, done: "link-sent" });
  expect(asked).toMatchObject([{ line: LINK, body: { token } }]);
});

it.each([
  { onChange: true, yearly: true },
  { onChange: true, yearly: false },
  { onChange: false, yearly: true },
  { onChange: false, yearly: false },
])("the form begins with what was wished for and reads it back: %j", (wishes) => {
  expect(wishesOf(typedOfNotices(wishes))).toEqual(wishes);
});
