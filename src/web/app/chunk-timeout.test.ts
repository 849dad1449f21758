import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limitLoading } from "./chunk-timeout.ts";

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
    limitLoading(part, "/search", onLate);

    const outcome = part.preload().then(
      () => "loaded",
      (error: Error) => [error.message, String(error.cause)],
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(await outcome).toEqual(["Route /search is not pre-rendered", "TimeoutError: Request did not complete within 120000 ms"]);
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  test("passes on what arrives in time", async () => {
    const part = { preload: () => Promise.resolve("module") };
    const onLate = vi.fn();
    limitLoading(part, "/search", onLate);

    expect(await part.preload()).toBe("module");
    expect(vi.getTimerCount()).toBe(0);
    expect(onLate).not.toHaveBeenCalled();
  });

  test("passes on a failure that is not lateness", async () => {
    const part = { preload: () => Promise.reject(new Error("gone")) };
    const onLate = vi.fn();
    limitLoading(part, "/search", onLate);

    await expect(part.preload()).rejects.toThrow("gone");
    expect(onLate).not.toHaveBeenCalled();
  });

  test("leaves alone what is not loaded lazily", () => {
    const part = { preload: undefined };

    limitLoading(part, "/search", () => undefined);
    limitLoading(undefined, "/search", () => undefined);

    expect(part.preload).toBeUndefined();
  });
});
