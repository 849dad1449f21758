import { describe, expect, it } from "vitest";
import { sendWithProgress, slowProgress } from "./send-with-progress.ts";

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
