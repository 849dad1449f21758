import { describe, expect, it } from "vitest";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { RetryQuota } from "#wire/retry.ts";
import { retriedCall } from "./retried-call.ts";
import { IdentityFault } from "./types.ts";

const network = new CatalogueError("Network error", { name: "NetworkError" });
const fault = (name: string, status: number) => new IdentityFault(name, name, status);
/** As the cloud identity service's refusals come. */
const cloud = (name: string, status: number) => new CatalogueError("TooManyRequests", { name, cause: fault(name, status) });

/** What a call came to whose tries end so in turn (null: in an answer), and how long it waited in between at most. */
async function calling(ends: readonly (Error | null)[], { isRepeatable = true, quota = new RetryQuota() } = {}) {
  const left = [...ends];
  const waits: number[] = [];
  const parts = { wait: async (ms: number) => void waits.push(ms), randomBytes: () => new Uint8Array([255]) };
  const call = async () => {
    const end = left.shift() ?? null;
    if (end) throw end;
    return "answer";
  };
  const came = await retriedCall(call, parts, { isRepeatable, quota }).catch((error: Error) => error);
  return { came, waits, tries: ends.length - left.length };
}

describe("a call of an identity API", () => {
  it.each([500, 502, 503, 504])("is tried three times at %i, each time later", async (status) => {
    const down = fault("InternalErrorException", status);

    expect(await calling([down, down, null])).toEqual({ came: "answer", waits: [199, 398], tries: 3 });
    expect((await calling([down, down, down, null])).came).toBe(down);
  });

  it.each([fault("TooManyRequestsException", 400), fault("UnknownError", 429), cloud("TooManyRequestsException", 400)])(
    "waits longer where the service is busy: %s, also when it may not be done twice",
    async (busy) => {
      expect(await calling([busy, busy, null], { isRepeatable: false })).toEqual({ came: "answer", waits: [996, 1992], tries: 3 });
    },
  );

  it("is not tried again at a refusal", async () => {
    const refused = fault("NotAuthorizedException", 400);

    expect(await calling([refused, null])).toEqual({ came: refused, waits: [], tries: 1 });
  });

  it("is tried again without an answer only where doing it twice does no harm", async () => {
    expect((await calling([network, null])).tries).toBe(2);
    expect(await calling([network, null], { isRepeatable: false })).toMatchObject({ came: network, tries: 1 });
  });

  it("costs 5 of the tokens that all calls share, and 10 after a timeout", async () => {
    const late = new CatalogueError("Network error", { cause: Object.assign(new Error("late"), { name: "TimeoutError" }) });
    for (const [error, most] of [
      [network, 100],
      [late, 50],
    ] as const) {
      const quota = new RetryQuota();
      let retries = 0;
      for (let call = 0; call < 100; call += 1) retries += (await calling([error, error, error], { quota })).tries - 1;
      expect(retries).toBe(most);
    }
  });
});
