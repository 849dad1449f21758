import { expect, it } from "vitest";
import { sourceHasher } from "./source-hash.server.ts";

const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

it("gives one address one hash, which shows neither the address nor the key of another service", () => {
  const hash = sourceHasher([key]);

  expect(hash("192.0.2.1")).toBe(sourceHasher([key, other])("192.0.2.1"));
  expect(hash("192.0.2.1")).not.toBe(hash("192.0.2.2"));
  expect(hash("192.0.2.1")).not.toBe(sourceHasher([other])("192.0.2.1"));
  expect(hash("192.0.2.1")).toMatch(/^[\w-]{43}$/);
});

it("does without no key", () => {
  expect(() => sourceHasher([])).toThrow("no key");
});
