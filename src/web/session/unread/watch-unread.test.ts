import { expect, it } from "vitest";
import { createApiClient } from "#api/client/services.ts";
import { readEvents, watchUnread } from "./watch-unread.ts";

const json = (value: object) => new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } });

/** A page whose pauses are ended by hand, and a service that has a number of unread notices and sends events or does not. */
function aPage({ events, isVisible = true }: { events: string | null; isVisible?: boolean }) {
  const asked: string[] = [];
  const told: number[] = [];
  const pauses: { readonly time: number; readonly end: () => void }[] = [];
  const { mypage } = createApiClient({
    baseUrls: {},
    origin: "https://site.test",
    send: async (request) => {
      asked.push(new URL(request.url).pathname);
      return json({ notes: [], unread: 1 });
    },
    bearerToken: () => "access",
  });
  const stop = watchUnread({
    mypage,
    fetch: async (request) => {
      asked.push(`${new URL(request.url).pathname} ${request.headers.get("authorization")}`);
      return events === null
        ? new Response("", { status: 503 })
        : new Response(events, { headers: { "content-type": "text/event-stream" } });
    },
    tell: (unread) => told.push(unread),
    isVisible: () => isVisible,
    wait: (time) => new Promise((resolve) => pauses.push({ time, end: resolve })),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  const goOn = async () => {
    pauses.shift()?.end();
    await settle();
  };
  return { asked, told, pauses, stop, settle, goOn };
}

it("asks once, and opens a stream only on a page that stays", async () => {
  const { asked, told, pauses, settle, goOn, stop } = aPage({ events: "data: 4\n\n: \n\ndata: 5\n\n" });
  await settle();
  expect([asked, told, pauses[0]?.time]).toEqual([["/api/mypage/inbox"], [1], 15_000]);
  await goOn();
  expect(asked.at(-1)).toBe("/api/mypage/inbox/events Bearer access");
  expect([told, pauses[0]?.time]).toEqual([[1, 4, 5], 1000]);
  stop();
});

it("asks each minute where there are no events", async () => {
  const { asked, pauses, settle, goOn, stop } = aPage({ events: null });
  await settle();
  await goOn();
  expect([asked.at(-1), pauses[0]?.time]).toEqual(["/api/mypage/inbox", 60_000]);
  stop();
});

it("asks nothing of a page that nobody sees, nor after its end", async () => {
  const { asked, settle, goOn, stop } = aPage({ events: null, isVisible: false });
  await settle();
  await goOn();
  stop();
  await goOn();
  expect(asked).toEqual(["/api/mypage/inbox"]);
});

it("reads a number that comes in two parts, and no other words", async () => {
  const told: number[] = [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const part of ["data: 1", "2\n\nevent: x\ndata: y\n", ": beat\n\ndata: 7\n\n"])
        controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  await readEvents(body, (unread) => told.push(unread));
  expect(told).toEqual([12, 7]);
});
