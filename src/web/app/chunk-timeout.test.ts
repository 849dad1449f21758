import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { afterPart, limitLoading } from "./chunk-timeout.ts";

describe("limitLoading", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("fails a part that has not arrived after 120 s, and says that it was late", async () => {
    const part = { preload: () => new Promise<never>(() => undefined) };
    const onLate = vi.fn();
    limitLoading(part, onLate);

    const outcome = part.preload().then(
      () => "loaded",
      (error: Error) => String(error),
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(await outcome).toBe("TimeoutError: Request did not complete within 120000 ms");
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  test("passes on what arrives in time", async () => {
    const part = { preload: () => Promise.resolve("module") };
    const onLate = vi.fn();
    limitLoading(part, onLate);

    expect(await part.preload()).toBe("module");
    expect(vi.getTimerCount()).toBe(0);
    expect(onLate).not.toHaveBeenCalled();
  });

  test("passes on a failure that is not lateness", async () => {
    const part = { preload: () => Promise.reject(new Error("gone")) };
    const onLate = vi.fn();
    limitLoading(part, onLate);

    await expect(part.preload()).rejects.toThrow("gone");
    expect(onLate).not.toHaveBeenCalled();
  });

  test("leaves alone what is not loaded lazily", () => {
    const part = { preload: undefined };

    limitLoading(part, () => undefined);
    limitLoading(undefined, () => undefined);

    expect(part.preload).toBeUndefined();
  });
});

describe("afterPart", () => {
  test("asks for data once the part of the page is there, and at once where it is already", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const part: { preload?: () => Promise<void> } = { preload: () => promise };
    const loader = vi.fn((id: string) => `data of ${id}`);
    const load = afterPart(loader, part);

    const first = load("a");
    await Promise.resolve();
    expect(loader).not.toHaveBeenCalled();
    resolve();

    expect(await first).toBe("data of a");
    delete part.preload;
    expect(await load("b")).toBe("data of b");
  });

  test("fails as the part does", async () => {
    const loader = vi.fn();

    await expect(afterPart(loader, { preload: () => Promise.reject(new Error("late")) })(null)).rejects.toThrow("late");
    expect(loader).not.toHaveBeenCalled();
  });
});
