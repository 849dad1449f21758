import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readLetterFiles } from "#domain/letters/index.server.ts";
import { forgetOldLetters } from "#domain/letters/letter-jobs.server.ts";
import { openCorrections, reviewCorrection } from "#domain/risk/index.server.ts";
import { days, hours, minutes } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { StorageUnusable } from "#platform/storage/storage-unusable.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

const PATH = "/api/estate/risk/toyosu-residence/corrections";
const MB = 1024 * 1024;
const words = { field: "units", proposed: "120戸です", evidence: "販売図面", email: "a@example.jp" };
const storage = temporaryStorage();

let db: Db;
let api: TestApi;

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment()] });
});

beforeEach(() => {
  api = testApi(db, null, { storage, randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)), callerKey: () => null });
});

function file(name: string, head = "%PDF-1.7\n", size = 2000, type = "application/pdf"): File {
  const bytes = new Uint8Array(size);
  bytes.set([...head].map((letter) => letter.charCodeAt(0)).slice(0, size));
  return new File([bytes], name, { type });
}

function formWith(files: readonly File[], changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...words, proposed: crypto.randomUUID(), ...changes })) form.append(name, value);
  for (const each of files) form.append("files", each, each.name);
  return form;
}

async function send(body: FormData, path = PATH) {
  const response = await api.app.request(path, { method: "POST", body });
  return { status: response.status, body: await response.json() };
}

/** An upload of so many chunks of parts, which tells how many of them were asked for; an open one never ends by itself. */
function slowly(chunks: number, end: "closed" | "open" = "closed") {
  const part = new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(end === "open" ? 1 : 9));
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let count = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    asked.resolve();
    if (count < chunks) controller.enqueue(part);
    else if (end === "closed") controller.close();
    else await gone.promise.then(() => controller.error(new Error("hung up")));
    count += 1;
  };
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  const type = { "content-type": "multipart/form-data; boundary=x" };
  const post = (path: string, more: Record<string, string> = {}, headers = { ...type, ...more }) =>
    api.app.request(new Request(`http://site.test${path}`, { method: "POST", headers, body, duplex: "half" } as RequestInit));
  return { post, taken: () => count, begun: asked.promise, hangUp: gone.resolve };
}

const png = file("図面.PNG", "\x89PNG\r\n\x1a\n", 3000, "");
const jpeg = file("写真.jpeg", "\xff\xd8\xff\xe0", 4000, "text/html");
const webp = file("a.webp", "RIFF\x24\x00\x00\x00WEBPVP8 ");

describe("evidence of a building that is missing", () => {
  const PROPOSALS = "/api/estate/risk/proposals";
  const form = (files: readonly File[], evidence = "") => {
    const sent = new FormData();
    const proposal = { apartmentName: "豊洲荘", address: "江東区豊洲5-8-3", relation: "owner", evidence, email: "a@example.jp" };
    for (const [name, value] of Object.entries(proposal)) sent.append(name, value);
    for (const each of files) sent.append("files", each, each.name);
    return sent;
  };

  it("comes with a proposal, and only the desk sees it", async () => {
    const { status, body } = await send(form([png]), PROPOSALS);

    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), receivedAt: expect.any(String), answerDueOn: "2026-11-30", isRepeated: false });
    expect((await readLetterFiles({ db, storage }, body.id)).map(({ name }) => name)).toEqual(["図面.PNG"]);
  });

  it("may be words alone, and is one of the two", async () => {
    expect((await send(form([], "登記事項証明書"), PROPOSALS)).status).toBe(201);
    expect((await send(form([]), PROPOSALS)).body.errors).toMatchObject([{ field: "evidence" }]);
  });

  it("of a program that fills in everything goes nowhere", async () => {
    const trapped = form([png]);
    trapped.append("leaveEmpty", "x");
    const { status, body } = await send(trapped, PROPOSALS);

    expect(status).toBe(201);
    expect(await readLetterFiles({ db, storage }, body.id)).toEqual([]);
  });
});

describe("evidence", () => {
  it("comes with a correction, and only its reviewer sees it", async () => {
    const { status, body } = await send(formWith([png, jpeg, webp]));

    expect(status).toBe(201);
    const seen = await readLetterFiles({ db, storage }, body.id);
    expect(seen.map(({ name, contentType, content }) => [name, contentType, content?.byteLength])).toEqual([
      ["a.webp", "image/webp", 2000],
      ["写真.jpeg", "image/jpeg", 4000],
      ["図面.PNG", "image/png", 3000],
    ]);
    expect((await openCorrections(db)).find(({ id }) => id === body.id)?.files).toBe(3);
    expect(JSON.stringify((await api.get(PATH)).body)).not.toMatch(/図面|webp|risk-evidence/);
  });

  it("is taken six times at once from one caller, then once a minute; words alone are not counted", async () => {
    api = testApi(db, null, { storage, randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)) });
    const upload = async () => (await send(formWith([file("a.pdf")]))).status;
    for (let i = 0; i < 6; i += 1) expect(await upload()).toBe(201);

    expect(await upload()).toBe(429);
    expect((await api.post(PATH, { ...words, proposed: "言葉だけ" })).status).toBe(201);
    api.clock.advance(minutes(1));
    expect(await upload()).toBe(201);
  });

  it("stands in the place of words, and without either nothing is taken", async () => {
    expect((await send(formWith([file("a.pdf")], { evidence: "" }))).status).toBe(201);
    const { status, body } = await send(formWith([], { evidence: " " }));

    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: "evidence", reason: "required" }]);
  });

  it("is taken as a browser sends it where no file was chosen", async () => {
    expect((await send(formWith([new File([], "")]))).status).toBe(201);
    expect((await send(formWith([new File([], "")], { evidence: "" }))).body.errors).toMatchObject([{ field: "evidence" }]);
  });

  it.each([
    ["too many", [file("1.pdf"), file("2.pdf"), file("3.pdf"), file("4.pdf")], "too-many"],
    ["too large", [file("大きい.pdf", "%PDF-", 5 * MB + 1)], "too-large"],
    ["empty", [file("空.pdf", "", 0)], "empty"],
    ["of another type", [file("page.html", "<html>")], "type"],
    ["without an ending", [file("document")], "type"],
    ["a page that calls itself a picture", [file("cat.png", "<html><script>")], "type"],
    ["a picture that calls itself a document", [file("a.pdf", "\x89PNG\r\n\x1a\n")], "type"],
  ])("that is %s is refused under its field, and nothing is kept", async (_what, files, reason) => {
    const before = (await openCorrections(db)).length;
    const { status, body } = await send(formWith(files));

    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: "files", reason, message: expect.stringMatching(/[^。]$/) }]);
    expect(await openCorrections(db)).toHaveLength(before);
  });

  it("of exactly five megabytes is taken, three of them at once", async () => {
    const five = (name: string) => file(name, "%PDF-", 5 * MB);

    expect((await send(formWith([five("1.pdf"), five("2.pdf"), five("3.pdf")]))).status).toBe(201);
  });

  it("is not read further than three such files, whether or not the call says how long it is", async () => {
    const form = new Response(formWith([file("a.pdf", "%PDF-", 16 * MB)]));
    const type = form.headers.get("content-type") ?? "";
    const bytes = new Uint8Array(await form.arrayBuffer());
    const post = (headers: Record<string, string>, body: BodyInit) =>
      api.app.request(new Request(`http://site.test${PATH}`, { method: "POST", headers, body, duplex: "half" } as RequestInit));

    expect((await post({ "content-type": type, "content-length": `${bytes.length}` }, bytes)).status).toBe(413);
    expect((await post({ "content-type": type }, new Blob([bytes]).stream())).status).toBe(413);
  });

  it("is not read at all of an unknown building", async () => {
    const { post, taken } = slowly(100);

    expect((await post("/api/estate/risk/nobody/corrections")).status).toBe(404);
    expect(taken()).toBe(0);
  });

  it("is not read on once it has more parts than any letter", async () => {
    const { post, taken } = slowly(100);

    expect((await post(PATH)).status).toBe(413);
    expect(taken()).toBeLessThan(5);
  });

  it("is read twice at a moment for one caller, and a third time when one of them is through", async () => {
    api = testApi(db, null, { storage, randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)) });
    const [first, second] = [slowly(2, "open"), slowly(2, "open")];
    const running = [first.post(PATH), second.post(PATH)];
    await Promise.all([first.begun, second.begun]);
    const third = await api.app.request(PATH, { method: "POST", body: formWith([png]) });

    expect([third.status, third.headers.get("retry-after")]).toEqual([429, "10"]);
    first.hangUp();
    await running[0];
    expect((await send(formWith([png]))).status).toBe(201);
    second.hangUp();
    expect((await running[1])?.status).toBe(400);
  });

  it("finds no place while all callers together hold them, which costs nobody their own six", async () => {
    const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
    api = testApi(db, null, { storage, randomBytes: random, callerKey: (c) => c.req.header("x-caller") ?? "somebody" });
    const holding = Array.from({ length: 12 }, () => slowly(2, "open"));
    const running = holding.map(({ post }, i) => post(PATH, { "x-caller": `holder ${i % 6}` }));
    await Promise.all(holding.map(({ begun }) => begun));

    for (let i = 0; i < 8; i += 1) {
      const refusal = await api.app.request(PATH, { method: "POST", body: formWith([png]) });
      expect([refusal.status, refusal.headers.get("retry-after")]).toEqual([503, "10"]);
    }
    for (const { hangUp } of holding) hangUp();
    await Promise.all(running);
    for (let i = 0; i < 6; i += 1) expect((await send(formWith([png]))).status).toBe(201);
  });

  it("that cannot be kept is asked for again a minute later, and leaves no letter", async () => {
    const full = { ...storage, write: () => Promise.reject(new StorageUnusable(new Error("no space left"))) };
    api = testApi(db, null, { storage: full, randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)) });
    const before = (await openCorrections(db)).length;
    const response = await api.app.request(PATH, { method: "POST", body: formWith([png]) });

    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await openCorrections(db)).toHaveLength(before);
    expect(api.logged).toHaveLength(1);
  });

  it("is taken nowhere else: other letters stay small and JSON", async () => {
    expect((await send(formWith([]), "/api/estate/risk/inquiries")).status).toBe(415);
    expect((await send(formWith([file("a.pdf", "%PDF-", MB)]), "/api/estate/risk/toyosu-residence/notes")).status).toBe(413);
  });

  it("that is no form at all is refused", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };

    expect((await api.app.request(PATH, { method: "POST", headers, body: "nothing" })).status).toBe(400);
  });

  it("is not taken for an unknown building, and its fields are held against the same rules", async () => {
    expect((await send(formWith([png]), "/api/estate/risk/nobody/corrections")).status).toBe(404);
    expect((await send(formWith([png], { email: "nobody", field: "castle" }))).body.errors).toMatchObject([
      { field: "field", reason: "unknown-choice" },
      { field: "email" },
    ]);
  });

  it("keeps no path and no trick of a name", async () => {
    const { body } = await send(formWith([file("..\\..\\etc/pass\u202Ewd<1>.pdf")]));

    expect((await readLetterFiles({ db, storage }, body.id)).map(({ name }) => name)).toEqual(["passwd1.pdf"]);
  });

  it("sent twice within a day is one letter; with another file it is another", async () => {
    const form = () => formWith([png], { proposed: "同じ内容です" });
    const first = await send(form());
    api.clock.advance(hours(20));

    expect((await send(form())).body.id).toBe(first.body.id);
    expect((await send(formWith([jpeg], { proposed: "同じ内容です" }))).body.id).not.toBe(first.body.id);
    api.clock.advance(hours(5));
    expect((await send(form())).body.id).not.toBe(first.body.id);
  });
});

describe("what is personal in a correction", () => {
  it("is removed with its files three years after the decision; the public log stays", async () => {
    const { id } = (await send(formWith([png]))).body;
    await reviewCorrection(api.deps, { id, event: "start", note: null, fields: [] });
    await reviewCorrection(api.deps, { id, event: "reject", note: "確認できませんでした", fields: [] });
    const [kept] = await readLetterFiles({ db, storage }, id);
    api.clock.advance(days(3 * 365 - 1));
    await forgetOldLetters(api.deps);
    expect(await readLetterFiles({ db, storage }, id)).toHaveLength(1);
    api.clock.advance(days(3));
    await forgetOldLetters(api.deps);

    expect(await readLetterFiles({ db, storage }, id)).toEqual([]);
    expect(await storage.read(`risk-evidence/${kept?.id}`)).toBeNull();
    const item = (await api.get(PATH)).body.items.find((each: { id: string }) => each.id === id);
    expect(item).toMatchObject({ state: "rejected", reason: "確認できませんでした" });
  });
});
