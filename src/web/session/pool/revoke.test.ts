import { describe, expect, it } from "vitest";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { Call } from "./parts.ts";
import { revoke } from "./revoke.ts";
import { IdentityFault } from "./types.ts";

const TOKEN = { clientId: "client", refreshToken: "refresh" };

/** Revokes against a service that answers each try in turn, the last one again and again. */
async function revokeAgainst(answers: readonly (Error | null)[], chance = 0) {
  const waits: number[] = [];
  let tries = 0;
  const call: Call = async () => {
    const answer = answers[Math.min(tries, answers.length - 1)];
    tries += 1;
    if (answer) throw answer;
    return {} as never;
  };
  const wait = async (ms: number) => void waits.push(ms);
  await revoke(call, { wait, randomBytes: (length) => new Uint8Array(length).fill(chance) }, TOKEN);
  return { tries, waits };
}

const unreached = new CatalogueError("Network error");
const fault = (name: string, status: number) => new IdentityFault(name, "", status);

describe("revoking a refresh token", () => {
  it("waits for nothing where it works at once", async () => {
    expect(await revokeAgainst([null])).toEqual({ tries: 1, waits: [] });
  });

  it("is tried again after 100 ms, doubling, until it works", async () => {
    expect(await revokeAgainst([unreached, fault("InternalErrorException", 500), fault("TooManyRequestsException", 400), null])).toEqual({
      tries: 4,
      waits: [100, 200, 400],
    });
  });

  it("adds up to 100 ms by chance", async () => {
    expect((await revokeAgainst([unreached, unreached, null], 128)).waits).toEqual([150, 250]);
    expect((await revokeAgainst([unreached, null], 255)).waits[0]).toBeLessThan(200);
  });

  it("is given up within five minutes", async () => {
    const { waits } = await revokeAgainst([unreached]);
    expect(waits.at(-1)).toBe(102_400);
    expect(waits.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(300_000);
  });

  it("is given up at once where the service will say the same again", async () => {
    expect(await revokeAgainst([fault("UnsupportedTokenTypeException", 400)])).toEqual({ tries: 1, waits: [] });
  });
});
