import { describe, expect, it } from "vitest";
import type { PostalCodeResponse } from "#api/client/client.ts";
import { settled } from "#test/support/profile-service.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { samplePlaces } from "#web/settings/account/samples.ts";
import { type PostalLookup, postalLookup } from "./postal-lookup.ts";

const towns: PostalCodeResponse["towns"] = [...samplePlaces];
const found = (postalCode: string) => Response.json({ postalCode, towns });

const CODES = ["4970000", "1000001", "9999999"];

function lookups(answer: (code: string, request: Request) => Response | Promise<Response>) {
  const told: PostalLookup[] = [];
  const { asked, estate } = scriptedApi(
    Object.fromEntries(CODES.map((code) => [`GET /api/estate/postal-codes/${code}`, (request: Request) => answer(code, request)])),
  );
  return {
    told,
    asked,
    ...postalLookup(
      () => estate,
      (lookup) => told.push(lookup),
    ),
  };
}

describe("a postal code while it is typed", () => {
  it.each(["", "135", "135-006", "135006111", "abc"])("is not looked up as %j", async (typed) => {
    const { told, asked, look } = lookups(found);

    await look(typed);

    expect(asked).toEqual([]);
    expect(told).toEqual([{ kind: "idle" }]);
  });

  it.each(["497-0000", "4970000", "〒４９７－００００"])("is looked up as soon as it is whole: %s", async (typed) => {
    const { told, asked, look } = lookups(found);

    await look(typed);

    expect(asked).toMatchObject([{ line: "GET /api/estate/postal-codes/4970000" }]);
    expect(told).toEqual([{ kind: "loading" }, { kind: "found", places: towns }]);
  });

  it.each([
    [404, "unknown"],
    [503, "failed"],
    [0, "failed"],
  ] as const)("with the answer %i is %s", async (status, kind) => {
    const { told, look } = lookups((_, request) => refused(status)(request));

    await look("999-9999");

    expect(told.at(-1)).toEqual({ kind });
  });

  it("tells only of the last one, and gives the others up", async () => {
    const slow = Promise.withResolvers<Response>();
    const signals: AbortSignal[] = [];
    const { told, look } = lookups((code, { signal }) => {
      signals.push(signal);
      return code === "1000001" ? slow.promise : found(code);
    });

    const first = look("100-0001");
    await settled();
    await look("497-0000");
    await first;

    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(told.at(-1)).toEqual({ kind: "found", places: towns });
  });

  it("is given up when a digit is taken away again, and when the screen is left", async () => {
    const slow = Promise.withResolvers<Response>();
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
