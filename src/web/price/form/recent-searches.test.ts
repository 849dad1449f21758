import { describe, expect, it } from "vitest";
import { parseDraft } from "./kept-draft.ts";
import { parseRecent, type RecentSearch, withRecent } from "./recent-searches.ts";

const search = (town: string): RecentSearch => ({
  label: town,
  draft: { cityCode: "13108", town },
  searchedAt: "2026-11-21T03:00:00.000Z",
});

describe("recent searches", () => {
  it("shows the newest first and each place once", () => {
    expect(withRecent([search("豊洲"), search("東雲")], search("東雲")).map(({ label }) => label)).toEqual(["東雲", "豊洲"]);
  });

  it("keeps six", () => {
    let many: readonly RecentSearch[] = [];
    for (const town of ["一", "二", "三", "四", "五", "六", "七"]) many = withRecent(many, search(town));

    expect(many).toHaveLength(6);
    expect(many[0]?.label).toBe("七");
  });

  it("reads back what it kept", () => {
    expect(parseRecent(JSON.stringify([search("豊洲")]))).toEqual([search("豊洲")]);
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "3",
    '{"label":"x"}',
    '[{"label":3,"draft":{}}]',
    '[{"label":"x","draft":{}}]',
    '[{"label":"x","draft":{"town":3}}]',
  ])("counts %j as nothing kept", (text) => {
    expect(parseRecent(text)).toEqual([]);
  });
});

describe("a kept draft", () => {
  it("is read back", () => {
    expect(parseDraft('{"areaM2":"70"}')).toEqual({ areaM2: "70" });
  });

  it.each([null, "", "{", "3", '{"areaM2":70}'])("is not taken from %j", (text) => {
    expect(parseDraft(text)).toBeNull();
  });
});
