import { describe, expect, it } from "vitest";
import { milliseconds, minutes } from "#kernel/duration.ts";
import { whileRead } from "./while-read.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A source of two pieces, or of those and a fault. */
function source({ fails = false } = {}) {
  const pieces = [bytes("a"), bytes("b")];
  let wasCancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        const piece = pieces.shift();
        if (piece) stream.enqueue(piece);
        else if (fails) throw new Error("no more");
        else stream.close();
      },
      cancel: () => {
        wasCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, wasCancelled: () => wasCancelled };
}

function held(body: ReadableStream<Uint8Array>, most = minutes(1)) {
  let left = 0;
  const leave = () => {
    left += 1;
  };
  return { reading: whileRead(body, { leave, most }), left: () => left };
}

describe("a body that holds a place", () => {
  it("holds it until all of it was read, and is what it was", async () => {
    const { reading, left } = held(source().body);
    const reader = reading.getReader();
    expect((await reader.read()).value).toEqual(bytes("a"));
    expect(left()).toBe(0);
    expect((await reader.read()).value).toEqual(bytes("b"));
    expect((await reader.read()).done).toBe(true);
    expect(left()).toBe(1);
  });

  it("lets it go when its reader goes away, and stops what it is made of", async () => {
    const { body, wasCancelled } = source();
    const { reading, left } = held(body);
    const reader = reading.getReader();
    await reader.read();
    await reader.cancel();
    expect([left(), wasCancelled()]).toEqual([1, true]);
  });

  it("lets it go where what it is made of fails, which its reader is told", async () => {
    const { reading, left } = held(source({ fails: true }).body);
    await expect(new Response(reading).text()).rejects.toThrow("no more");
    expect(left()).toBe(1);
  });

  it("lets it go, and is read no further, once its time is over", async () => {
    const { body, wasCancelled } = source();
    const { reading, left } = held(body, milliseconds(5));
    const reader = reading.getReader();
    await reader.read();
    await expect(reader.closed).rejects.toThrow("too slowly");
    expect([left(), wasCancelled()]).toEqual([1, true]);
    await expect(reader.read()).rejects.toThrow("too slowly");
    expect(left()).toBe(1);
  });
});
