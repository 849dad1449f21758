import { expect, it } from "vitest";
import { whileSame } from "./while-same.ts";

function counted() {
  let version = "1";
  let loads = 0;
  let fault: Error | null = null;
  const get = whileSame(
    async () => version,
    async () => {
      loads += 1;
      if (fault) throw fault;
      return `${version}#${loads}`;
    },
  );
  return {
    get,
    become: (next: string) => {
      version = next;
    },
    failWith: (error: Error | null) => {
      fault = error;
    },
  };
}

it("loads once for a version, also for those who ask at the same time", async () => {
  const { get } = counted();

  expect(await Promise.all([get(), get()])).toEqual(["1#1", "1#1"]);
  expect(await get()).toBe("1#1");
});

it("loads anew for another version", async () => {
  const { get, become } = counted();
  await get();
  become("2");

  expect(await get()).toBe("2#2");
});

it("loads with what the first asks with, and keeps that", async () => {
  const get = whileSame(
    async () => "1",
    async (asked: string) => asked,
  );

  expect([await get("first"), await get("second")]).toEqual(["first", "first"]);
});

it("keeps no failure", async () => {
  const { get, failWith } = counted();
  failWith(new Error("down"));
  await expect(get()).rejects.toThrow("down");
  failWith(null);

  expect(await get()).toBe("1#2");
});
