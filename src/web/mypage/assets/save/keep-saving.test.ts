import { describe, expect, it } from "vitest";
import type { AssetFacts, AssetResponse } from "#api/client/client.ts";
import { sampleAsset } from "#web/mypage/assets/samples.ts";
import type { Changed } from "./change-asset.ts";
import { keepSaving } from "./keep-saving.ts";

const facts = (layout: string): AssetFacts => ({ ...sampleAsset().facts, layout });
const noted = (typed: AssetFacts, heldBack: readonly string[] = []) => ({ facts: typed, heldBack });
const failed = (status: number): Changed => ({ kind: "failed", problem: { type: "/problems/x", title: "だめでした", status } });

/** A service that answers as it is told to, and a pause that ends by hand. */
function saving(...answers: readonly (Changed | "saved")[]) {
  const asked: { readonly version: number; readonly layout: string | null }[] = [];
  const left = [...answers];
  let work: (() => void) | null = null;
  const kept = keepSaving(sampleAsset({ version: 3 }), {
    save: async (seen: AssetResponse, wanted) => {
      asked.push({ version: seen.version, layout: wanted.layout });
      const answer = left.shift() ?? "saved";
      return answer === "saved" ? { kind: "saved", asset: { ...seen, version: seen.version + 1, facts: wanted } } : answer;
    },
    later: (wanted) => {
      work = wanted;
      return () => {
        work = null;
      };
    },
    isOnline: () => true,
  });
  const pauseEnds = () => {
    work?.();
    return kept.flush();
  };
  return { kept, asked, pauseEnds };
}

describe("saving while somebody types", () => {
  it("saves the last answers once after a pause, each time over the version before", async () => {
    const { kept, asked, pauseEnds } = saving();
    kept.note(noted(facts("1K")));
    kept.note(noted(facts("2LDK")));
    expect(asked).toEqual([]);
    await pauseEnds();
    kept.note(noted(facts("3LDK")));
    await pauseEnds();

    expect(asked).toEqual([
      { version: 3, layout: "2LDK" },
      { version: 4, layout: "3LDK" },
    ]);
    expect(kept.state()).toMatchObject({ status: "saved", asset: { version: 5 } });
  });

  it("does not save what is saved already", async () => {
    const { kept, asked, pauseEnds } = saving();
    kept.note(noted({ ...sampleAsset().facts }));
    await pauseEnds();

    expect(asked).toEqual([]);
    expect(kept.state().status).toBe("still");
  });

  it("says what is held back, with the rest saved or with nothing else to save, until it can be taken", async () => {
    const { kept, asked, pauseEnds } = saving();
    kept.note(noted({ ...sampleAsset().facts }, ["間口"]));
    await pauseEnds();
    expect([asked.length, kept.state()]).toMatchObject([0, { status: "still", heldBack: ["間口"] }]);

    kept.note(noted(facts("1K"), ["間口"]));
    await pauseEnds();
    expect(kept.state()).toMatchObject({ status: "saved", heldBack: ["間口"] });

    kept.note(noted(facts("2LDK")));
    await pauseEnds();
    expect(kept.state()).toMatchObject({ status: "saved", heldBack: [] });
  });

  it("tells why nothing was saved, and saves it with the next try", async () => {
    const { kept, asked, pauseEnds } = saving(failed(500));
    kept.note(noted(facts("1K")));
    await pauseEnds();

    expect(asked).toHaveLength(2);
    expect(kept.state()).toMatchObject({ status: "saved", failure: null });
  });

  it("names the field that the service does not take", async () => {
    const issue = { field: "floor", message: "階は7階までです" };
    const refusal: Changed = {
      kind: "failed",
      problem: { type: "/problems/validation", title: "x", status: 422, errors: [{ ...issue, reason: "too-large" }] },
    };
    const { kept } = saving(refusal);
    kept.note(noted(facts("1K")));
    expect(await kept.flush()).toMatchObject({ status: "failed", issues: [issue] });
  });

  it("saves nothing more once another device did, until somebody says which is meant", async () => {
    const other = sampleAsset({ version: 9, facts: facts("1R") });
    const mine = saving({ kind: "changed" });
    mine.kept.note(noted(facts("2LDK")));
    await mine.pauseEnds();
    mine.kept.note(noted(facts("3LDK")));
    await mine.pauseEnds();
    expect(mine.asked).toHaveLength(1);
    expect(mine.kept.state().status).toBe("changed");
    await mine.kept.takeOver(other, true);
    expect(mine.asked.at(-1)).toEqual({ version: 9, layout: "3LDK" });

    const theirs = saving({ kind: "changed" });
    theirs.kept.note(noted(facts("2LDK")));
    await theirs.pauseEnds();
    await theirs.kept.takeOver(other, false);
    expect(theirs.asked).toHaveLength(1);
    expect(theirs.kept.state()).toMatchObject({ status: "still", asset: { version: 9 } });
  });
});
