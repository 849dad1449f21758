import { describe, expect, it } from "vitest";
import { boundedFetch, readAtMost } from "./bounded-fetch.server.ts";

const stream = (...parts: string[]) => new Response(parts.join("")).body;

describe("readAtMost", () => {
  it("gives the whole of a stream up to the limit, and nothing of a longer one", async () => {
    expect((await readAtMost(stream("ab", "cd"), 4))?.toString()).toBe("abcd");
    expect(await readAtMost(stream("ab", "cde"), 4)).toBeNull();
    expect((await readAtMost(null, 4))?.length).toBe(0);
  });
});

describe("boundedFetch", () => {
  it("follows no redirect and gives up at a signal", async () => {
    const seen: (RequestInit | undefined)[] = [];
    const fetch = boundedFetch(async (_input, init) => {
      seen.push(init);
      return Response.json({ ok: true }, { status: 201 });
    });
    const response = await fetch("https://provider.example/keys", { headers: { accept: "application/json" }, redirect: "follow" });

    expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
    expect(seen).toEqual([{ headers: { accept: "application/json" }, redirect: "error", signal: expect.any(AbortSignal) }]);
  });

  it("throws at more than 256 KB", async () => {
    const fetch = boundedFetch(async () => new Response("x".repeat(256 * 1024 + 1)));

    await expect(fetch("https://provider.example/")).rejects.toThrow("more than 262144 bytes");
  });

  it("hands on an answer that has no body", async () => {
    const fetch = boundedFetch(async () => new Response(null, { status: 204 }));

    expect((await fetch("https://provider.example/")).status).toBe(204);
  });
});
