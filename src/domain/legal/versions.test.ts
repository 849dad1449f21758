import { describe, expect, it } from "vitest";
import type { LegalVersion } from "./types.ts";
import { inForce, newestOf, published, stillToAgree } from "./versions.ts";

function aVersion(version: string, given: Partial<LegalVersion> = {}): LegalVersion {
  return {
    ...{ document: "terms", title: "利用規約", version, publishedOn: version, effectiveOn: version },
    ...{ summary: "変更", isDisadvantageous: false, announced: "掲載", needsAgreement: true },
    ...given,
  };
}
const first = aVersion("2026-11-23");
const second = aVersion("2027-02-15", { effectiveOn: "2027-04-01", isDisadvantageous: true });
const third = aVersion("2027-06-01", { needsAgreement: false });
const all = [second, third, first];
const names = (versions: readonly LegalVersion[]) => versions.map(({ version }) => version);

describe("versions of a document", () => {
  it.each([
    ["2026-11-22", null],
    ["2026-11-23", "2026-11-23"],
    ["2027-03-31", "2026-11-23"],
    ["2027-04-01", "2027-02-15"],
    ["2027-06-01", "2027-06-01"],
  ])("on %s %s is in force", (today, version) => {
    expect(inForce(all, today)?.version ?? null).toBe(version);
  });

  it("have one that takes effect last, on the day a release is made or later", () => {
    expect([newestOf(all)?.version, newestOf([second, first])?.version, newestOf([])]).toEqual(["2027-06-01", "2027-02-15", null]);
  });

  it("are listed newest first once they are published", () => {
    expect(names(published(all, "2027-05-31"))).toEqual(["2027-02-15", "2026-11-23"]);
    expect(names(published(all, "2027-06-01"))).toEqual(["2027-06-01", "2027-02-15", "2026-11-23"]);
  });
});

describe("what somebody still has to agree to", () => {
  const privacy = aVersion("2026-11-23", { document: "privacy", needsAgreement: false });
  const asked = (today: string, terms: readonly string[]) => names(stillToAgree([...all, privacy], { terms, privacy: [] }, today));

  it("is nothing of what companies agree to", () => {
    const ofCompanies = aVersion("2026-11-23", { document: "biz-terms" });

    expect(stillToAgree([ofCompanies], { terms: [], privacy: [] }, "2026-12-01")).toEqual([]);
  });

  it.each([
    ["the version in force, who agreed to none", "2026-12-01", [], ["2026-11-23"]],
    ["nothing, who agreed to it", "2026-12-01", ["2026-11-23"], []],
    ["the version in force, who agreed to words from before", "2026-12-01", ["2026-11-01"], ["2026-11-23"]],
    ["nothing yet before the next takes effect", "2027-03-31", ["2026-11-23"], []],
    ["the next once it took effect", "2027-04-01", ["2026-11-23"], ["2027-02-15"]],
    ["nothing for a change that needs no agreement", "2027-06-02", ["2026-11-23", "2027-02-15"], []],
    ["the words in force, who left out one that needs agreement", "2027-06-02", ["2026-11-23"], ["2027-06-01"]],
    ["nothing before anything is in force", "2026-01-01", [], []],
  ])("is %s", (_name, today, agreed, left) => {
    expect(asked(today, agreed)).toEqual(left);
  });
});
