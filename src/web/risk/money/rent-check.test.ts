import { describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { noRent, sampleRent } from "#web/risk/samples/detail-samples.ts";
import { askRent } from "./rent-check.ts";

const RENT = "GET /api/estate/risk/k1/facts/rent";

function asking(answers: Parameters<typeof scriptedApi>[0] = {}, isOnline = true) {
  const { asked, estate } = scriptedApi(answers);
  return { asked, parts: { estate, report: { subject: { key: "k1" }, told: { ...NOTHING_TOLD, builtYear: 1970 } }, isOnline } };
}

describe("a rent that is asked about", () => {
  it("of the usual home is held against what the page has already", async () => {
    const { asked, parts } = asking();

    expect(await askRent({ rentYen: 125_000, areaM2: null }, parts)).toEqual({ rentYen: 125_000, rent: null });
    expect(asked).toEqual([]);
  });

  it.each([
    ["an estimate", sampleRent],
    ["none, and why", noRent],
  ])("of another size is held against what is known of that size: %s", async (_, rent) => {
    const { asked, parts } = asking({ [RENT]: rent });

    expect(await askRent({ rentYen: 90_000, areaM2: 30.5 }, parts)).toEqual({ rentYen: 90_000, rent });
    expect(asked).toMatchObject([{ line: RENT, query: { areaM2: "30.5", built: "1970" } }]);
  });

  it.each([
    [refused(503), true, "ただいま接続できません。入力した内容は残っています。"],
    [refused(429, { retryAfterSeconds: 30 }), true, "30秒ほど待ってから"],
    [refused(0), false, "接続"],
  ])("that could not be asked says why, and judges nothing (%#)", async (answer, isOnline, words) => {
    const { parts } = asking({ [RENT]: answer }, isOnline);

    expect(await askRent({ rentYen: 90_000, areaM2: 30 }, parts)).toEqual({ issues: [], notice: expect.stringContaining(words) });
  });

  it("of a size that the service does not take is told at the field of the form", async () => {
    const errors = [{ field: "areaM2", reason: "too-small", message: "広さは8㎡以上で入力してください" }];
    const { parts } = asking({ [RENT]: refused(422, { errors }) });

    expect(await askRent({ rentYen: 90_000, areaM2: 7 }, parts)).toEqual({
      issues: [{ field: "area", message: "広さは8㎡以上で入力してください" }],
      notice: null,
    });
  });
});
