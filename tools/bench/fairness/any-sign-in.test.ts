import { expect, it } from "vitest";
import { parseA } from "#domain/identity/srp/srp-server.server.ts";
import { seededRandom } from "#kernel/random.ts";
import { anySignIn } from "./any-sign-in.ts";

it("sign-ins are each of another account, with a public value that the service takes", () => {
  const next = anySignIn(seededRandom(1));
  const asked = Array.from({ length: 20 }, () => JSON.parse(next().body).AuthParameters);

  expect(new Set(asked.map(({ USERNAME }) => USERNAME)).size).toBe(20);
  expect(asked.every(({ SRP_A }) => parseA(SRP_A) !== null)).toBe(true);
});
