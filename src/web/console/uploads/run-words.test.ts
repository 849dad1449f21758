import { describe, expect, it } from "vitest";
import { countsOf } from "./run-words.ts";

const NOTHING = {
  ...{ read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 },
  ...{ suspended: 0, missing: 0, buildingsAdded: 0, buildingsDoubtful: 0 },
};

describe("the numbers of a file", () => {
  it("are told in full where something is wrong, and only the usual ones where nothing is", () => {
    expect(countsOf({ counts: NOTHING }).map(([label]) => label)).toEqual(["読んだ行", "新しく掲載", "変更", "変わらない"]);
    expect(countsOf({ counts: { ...NOTHING, rejected: 2, missing: 9 } }).slice(4)).toEqual([
      ["取り込めない行", 2],
      ["ファイルにない", 9],
    ]);
  });
});
