import { expect, it } from "vitest";
import { createAddressGuard } from "#domain/identity/core/address-guard.ts";

const START = new Date("2026-11-21T00:00:00Z");
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

function failing(times: number, address = "192.0.2.1") {
  const guard = createAddressGuard();
  for (let n = 0; n < times; n++) guard.countFailure(address, START);
  return guard;
}

it("lets an address be wrong 99 times", () => {
  expect(failing(99).isBarred("192.0.2.1", START)).toBe(false);
});

it("bars it at the hundredth, and nobody else", () => {
  const guard = failing(100);

  expect(guard.isBarred("192.0.2.1", START)).toBe(true);
  expect(guard.isBarred("192.0.2.2", START)).toBe(false);
});

it("forgives after a quarter of an hour", () => {
  const guard = failing(100);

  expect(guard.isBarred("192.0.2.1", later(14))).toBe(true);
  expect(guard.isBarred("192.0.2.1", later(15))).toBe(false);
});

it("does not count calls without an address", () => {
  const guard = createAddressGuard();
  for (let n = 0; n < 200; n++) guard.countFailure(null, START);

  expect(guard.isBarred(null, START)).toBe(false);
});

it("forgets the address it has not seen for longest", () => {
  const guard = failing(100);
  for (let n = 0; n < 50_000; n++) guard.countFailure(`address ${n}`, START);

  expect(guard.isBarred("192.0.2.1", START)).toBe(false);
});
