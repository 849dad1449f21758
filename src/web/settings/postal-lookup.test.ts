import { describe, expect, it } from "vitest";
import type { PostalCodeResponse } from "#api/client.ts";
import { type PostalLookup, postalLookup } from "./postal-lookup.ts";
import { samplePlaces } from "./samples.ts";

type Answer = Awaited<ReturnType<Parameters<typeof postalLookup>[0]>>;

const towns: PostalCodeResponse["towns"] = [...samplePlaces];
const found = (postalCode: string): Answer => ({ ok: true, value: { postalCode, towns } });
const problem = (status: number): Answer => ({ ok: false, problem: { type: "/problems/x", title: "x", status } });

function lookups(answer: (code: string, signal: AbortSignal | undefined) => Promise<Answer>) {
  const told: PostalLookup[] = [];
  const asked: string[] = [];
  const ask: Parameters<typeof postalLookup>[0] = (code, options) => {
    asked.push(code);
    return answer(code, options?.signal);
  };
  return { told, asked, ...postalLookup(ask, (lookup) => told.push(lookup)) };
}

describe("a postal code while it is typed", () => {
  it.each(["", "135", "135-006", "135006111", "abc"])("is not looked up as %j", async (typed) => {
    const { told, asked, look } = lookups(async (code) => found(code));

    await look(typed);

    expect(asked).toEqual([]);
    expect(told).toEqual([{ kind: "idle" }]);
  });

  it.each(["497-0000", "4970000", "〒４９７－００００"])("is looked up as soon as it is whole: %s", async (typed) => {
    const { told, asked, look } = lookups(async (code) => found(code));

    await look(typed);

    expect(asked).toEqual(["4970000"]);
    expect(told).toEqual([{ kind: "loading" }, { kind: "found", places: towns }]);
  });

  it.each([
    [404, "unknown"],
    [503, "failed"],
    [0, "failed"],
  ] as const)("with the answer %i is %s", async (status, kind) => {
    const { told, look } = lookups(async () => problem(status));

    await look("999-9999");

    expect(told.at(-1)).toEqual({ kind });
  });

  it("tells only of the last one, and gives the others up", async () => {
    const slow = Promise.withResolvers<Answer>();
    const signals: (AbortSignal | undefined)[] = [];
    const { told, look } = lookups((code, signal) => {
      signals.push(signal);
      return code === "1000001" ? slow.promise : Promise.resolve(found(code));
    });

    const first = look("100-0001");
    await look("497-0000");
    slow.resolve(problem(404));
    await first;

    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    expect(told.at(-1)).toEqual({ kind: "found", places: towns });
  });

  it("is given up when a digit is taken away again, and when the screen is left", async () => {
    const slow = Promise.withResolvers<Answer>();
    const { told, look, leave } = lookups(() => slow.promise);

    const first = look("497-0000");
    await look("497-000");
    const second = look("497-0000");
    leave();
    slow.resolve(found("4970000"));
    await Promise.all([first, second]);

    expect(told.map(({ kind }) => kind)).toEqual(["loading", "idle", "loading"]);
  });
});
