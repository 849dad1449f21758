import { describe, expect, it } from "vitest";
import { findNotices } from "./find-letters.ts";
import { addFiles, NO_FILES, removeFile, sizeWords } from "./letter-files.ts";
import { tokenIn } from "./letter-search.ts";
import { readLetter } from "./read-letter.ts";
import { sendWithProgress, slowProgress } from "./send-with-progress.ts";

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const names = (chosen: typeof NO_FILES) => chosen.files.map(({ name }) => name);

describe("chosen files", () => {
  it("are added in their order, the same one once, and removed one by one", () => {
    const two = addFiles(addFiles(NO_FILES, [file("a.pdf")]), [file("b.png"), file("a.pdf")]);
    expect(names(two)).toEqual(["a.pdf", "b.png"]);
    expect(two.fault).toBeNull();
    expect(names(removeFile(two, 0))).toEqual(["b.png"]);
  });

  it("are three at most; what cannot be taken is left out, and said", () => {
    const four = addFiles(
      NO_FILES,
      ["a.pdf", "b.pdf", "c.pdf", "d.pdf"].map((name) => file(name)),
    );
    expect(names(four)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
    expect(four.fault).toBe("資料は3件までです。");

    const mixed = addFiles(NO_FILES, [file("a.heic"), file("b.png"), file("c.png", 0)]);
    expect(names(mixed)).toEqual(["b.png"]);
    expect(mixed.fault).toBe("「a.heic」: PDF・JPEG・PNG・WebPのファイルを選んでください。");
    expect(removeFile(mixed, 0).fault).toBeNull();
  });

  it("stand in the place of words in a correction, and nowhere else", () => {
    const typed = { field: "units", proposed: "120戸", evidence: " ", email: "a@example.jp" };

    expect(readLetter("correction", "k1", typed, [file("a.pdf")])).toMatchObject({ ok: true, letter: { files: [{ name: "a.pdf" }] } });
    expect(readLetter("correction", "k1", typed)).toMatchObject({ ok: false, issues: [{ field: "evidence" }] });
    expect(readLetter("question", null, { email: "a@example.jp" }, [file("a.pdf")])).toMatchObject({ ok: false });
  });

  it.each([
    [0, "0バイト"],
    [1023, "1023バイト"],
    [1024, "1KB"],
    [5 * 1024 * 1024, "5.0MB"],
  ])("of %i bytes are %s", (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });
});

/** An XMLHttpRequest that answers when told to. */
function scripted() {
  const seen: { opened: string[]; headers: Record<string, string>; body: Blob | null; isAborted: boolean } = {
    ...{ opened: [], headers: {}, body: null, isAborted: false },
  };
  const xhr = {
    upload: { onprogress: null as ((event: object) => void) | null },
    onload: null as (() => void) | null,
    onerror: null as (() => void) | null,
    onabort: null as (() => void) | null,
    status: 0,
    responseText: "",
    open: (...words: string[]) => void seen.opened.push(...words),
    setRequestHeader: (name: string, value: string) => {
      seen.headers[name] = value;
    },
    getAllResponseHeaders: () => "content-type: application/json\r\nretry-after: 20\r\n",
    send: (body: Blob) => {
      seen.body = body;
    },
    abort: () => {
      seen.isAborted = true;
      xhr.onabort?.();
    },
  };
  return { seen, xhr, make: () => xhr as object as XMLHttpRequest };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("sending with progress", () => {
  const request = (signal?: AbortSignal) =>
    new Request("http://site.test/api", { method: "POST", body: "123456", headers: { "x-own": "1" }, ...(signal ? { signal } : {}) });

  it("carries a request as it is, tells how far it has got, and answers as fetch does", async () => {
    const { seen, xhr, make } = scripted();
    const told: number[] = [];
    const answer = sendWithProgress(request(), (share) => told.push(share), make);
    await settled();
    xhr.upload.onprogress?.({ loaded: 3, total: 6, lengthComputable: true });
    xhr.upload.onprogress?.({ loaded: 4, total: 0, lengthComputable: false });
    Object.assign(xhr, { status: 429, responseText: '{"a":1}' });
    xhr.onload?.();

    const response = await answer;
    expect([seen.opened, seen.headers["x-own"], await seen.body?.text()]).toEqual([["POST", "http://site.test/api"], "1", "123456"]);
    expect(told).toEqual([0.5]);
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([429, "20", { a: 1 }]);
  });

  it("fails as fetch does: by the network, or because it is given up", async () => {
    const broken = scripted();
    const failing = sendWithProgress(request(), () => undefined, broken.make);
    await settled();
    broken.xhr.onerror?.();
    await expect(failing).rejects.toThrow(TypeError);

    const stop = new AbortController();
    const stopped = scripted();
    const ending = sendWithProgress(request(stop.signal), () => undefined, stopped.make);
    await settled();
    stop.abort(new Error("given up"));
    await expect(ending).rejects.toThrow();
    expect(stopped.seen.isAborted).toBe(true);
  });

  it("is told only once it takes more than a second", () => {
    const told: number[] = [];
    let now = 5000;
    const report = slowProgress(
      (share) => told.push(share),
      () => now,
    );
    report(0.1);
    now += 1000;
    report(0.2);
    now += 1;
    report(0.3);

    expect(told).toEqual([0.3]);
  });
});

describe("a link from a mail", () => {
  const token = "a-_".repeat(14).concat("b");
  const notices = { building: { key: "k", name: "n" }, onChange: true, yearly: true, isConfirmed: true, isExpired: false };
  const failing = (status: number) => async () => ({ ok: false as const, problem: { type: "/problems/x", title: "x", status } });

  it("is read from the address only if it can be one", () => {
    expect(tokenIn({ token })).toBe(token);
    for (const other of [undefined, "", "short", `${token}x`, 1, "<b>".repeat(15)]) expect(tokenIn({ token: other })).toBeUndefined();
  });

  it("leads to its notices; without one, with an unknown one and without an answer the page says different things", async () => {
    expect(await findNotices(token, { notices: async () => ({ ok: true, value: notices }) })).toEqual({ kind: "notices", token, notices });
    expect(await findNotices(undefined, { notices: failing(500) })).toEqual({ kind: "none" });
    expect(await findNotices(token, { notices: failing(404) })).toEqual({ kind: "unknown" });
    expect(await findNotices(token, { notices: failing(503) })).toEqual({ kind: "failed" });
  });
});
