import { describe, expect, it } from "vitest";
import { RISK_USAGE, riskCommand } from "./risk-command.ts";

describe("npm run risk", () => {
  it.each([
    [["recompute"], { kind: "recompute" }],
    [["corrections"], { kind: "corrections" }],
    [["corrections", "a1", "start"], { kind: "correction", id: "a1", event: "start", note: null, fields: [] }],
    [
      ["corrections", "a1", "reject", "--note", " 資料がありません "],
      { kind: "correction", id: "a1", event: "reject", note: "資料がありません", fields: [] },
    ],
    [["corrections", "a1", "show"], { kind: "evidence", queue: "corrections", id: "a1", folder: null }],
    [["corrections", "show", "a1", "--to", "files"], { kind: "evidence", queue: "corrections", id: "a1", folder: "files" }],
    [["proposals"], { kind: "proposals" }],
    [["proposals", "p1", "show", "--to", "files"], { kind: "evidence", queue: "proposals", id: "p1", folder: "files" }],
    [
      ["proposals", "p1", "accept", "--note", "確認", "--set", "lon=139.79", "--set", "name=豊洲荘"],
      {
        ...{ kind: "accept-proposal", id: "p1", note: "確認" },
        fields: [
          { field: "lon", value: 139.79, asOf: null },
          { field: "name", value: "豊洲荘", asOf: null },
        ],
      },
    ],
    [["proposals", "p1", "reject", "--note", "資料なし"], { kind: "reject-proposal", id: "p1", note: "資料なし" }],
    [["buildings"], { kind: "buildings" }],
    [["buildings", "d1", "same", "b-1"], { kind: "building", id: "d1", decision: { is: "same", key: "b-1" } }],
    [["buildings", "d1", "new"], { kind: "building", id: "d1", decision: { is: "new" } }],
    [["buildings", "d1", "drop"], { kind: "building", id: "d1", decision: { is: "dropped" } }],
    [["letters"], { kind: "letters" }],
    [["letters", "q1", "answer", "--text", " はい "], { kind: "answer", id: "q1", text: "はい" }],
    [["letters", "q1", "close"], { kind: "close", id: "q1" }],
    [["connections"], { kind: "connections", apartmentKey: null }],
    [["connections", "k1"], { kind: "connections", apartmentKey: "k1" }],
    [["notes"], { kind: "notes" }],
    [["notes", "n1", "show"], { kind: "note", id: "n1", state: "shown" }],
    [["notes", "n1", "hide"], { kind: "note", id: "n1", state: "hidden" }],
    [["--help"], { kind: "help" }],
  ])("understands %j", (words, command) => {
    expect(riskCommand(words)).toEqual(command);
  });

  it("reads what an accepted correction sets as numbers, yes or no, or text", () => {
    const words = ["corrections", "a1", "accept", "--note", "確認", "--as-of", "2026"];
    const sets = ["units=120", "managementCertified=true", "confirmedOn=1981-06-01"].flatMap((set) => ["--set", set]);

    expect(riskCommand([...words, ...sets])).toMatchObject({
      event: "accept",
      fields: [
        { field: "units", value: 120, asOf: "2026" },
        { field: "managementCertified", value: true, asOf: "2026" },
        { field: "confirmedOn", value: "1981-06-01", asOf: "2026" },
      ],
    });
  });

  it.each([
    { words: ["corrections", "-oW-gt3gq2mWI5hgErgjq", "start"], id: "-oW-gt3gq2mWI5hgErgjq" },
    { words: ["corrections", "show", "--W-gt3gq2mWI5hgErgjq"], id: "--W-gt3gq2mWI5hgErgjq" },
    { words: ["letters", "-oW-gt3gq2mWI5hgErgjq", "answer", "--text", "x"], id: "-oW-gt3gq2mWI5hgErgjq" },
    { words: ["notes", "-oW-gt3gq2mWI5hgErgjq", "hide"], id: "-oW-gt3gq2mWI5hgErgjq" },
  ])("takes a number that begins with a dash: $words", ({ words, id }) => {
    expect(riskCommand(words)).toMatchObject({ id });
  });

  it.each([
    [[]],
    [["dance"]],
    [["recompute", "all"]],
    [["corrections", "a1"]],
    [["corrections", "a1", "accept"]],
    [["corrections", "a1", "accept", "--note", "x", "--set", "units"]],
    [["proposals", "p1", "accept"]],
    [["proposals", "p1", "accept", "--note", "x", "--set", "lon"]],
    [["proposals", "p1", "burn", "--note", "x"]],
    [["buildings", "d1"]],
    [["buildings", "d1", "same"]],
    [["buildings", "d1", "new", "b-1"]],
    [["buildings", "d1", "same", "b-1", "b-2"]],
    [["letters", "q1", "close", "now"]],
    [["notes", "n1", "burn"]],
    [["notes", "n1", "constructor"]],
    [["corrections", "a1", "constructor", "--note", "x"]],
    [["letters", "q1", "constructor"]],
    [["notes", "n1", "show", "more"]],
    [["letters", "q1"]],
    [["letters", "q1", "answer"]],
    [["connections", "k1", "more"]],
    [["constructor"]],
    [["constructor", "c1"]],
    [["--unknown"]],
  ])("says what is wrong with %j", (words) => {
    expect(riskCommand(words)).toMatchObject({ kind: "misused", problem: expect.stringMatching(/.+/) });
  });

  it.each([
    [[], "作業を指定してください"],
    [["dance"], "「dance」という作業はありません"],
    [["mails"], "「mails」という作業はありません"],
    [["corrections", "a1"], "show、start、accept、reject のどれかを指定してください"],
    [["corrections", "a1", "reject", "--note", "  "], "--note に内容を書いてください"],
    [["corrections", "a1", "accept", "--note", "x", "--set", "=5"], "--set は 項目=値 の形で指定してください"],
    [["letters", "q1", "open"], "answer か close を指定してください"],
    [["letters", "q1", "answer", "--text", " \n "], "--text に文面を書いてください"],
    [["notes", "n1"], "show か hide を指定してください"],
    [["notes", "n1", "show", "now"], "指定に誤りがあります"],
    [["letters", "q1", "answer", "--text"], "指定に誤りがあります"],
  ])("says of %j what is to be put right", (words, problem) => {
    expect(riskCommand(words)).toEqual({ kind: "misused", problem });
  });

  it.each([
    ["units=-3", -3],
    ["floorAreaM2=1234.5", 1234.5],
    ["units=1,200", "1,200"],
    ["structure=RC=SRC", "RC=SRC"],
    ["managementCertified=false", false],
    ["confirmedOn=true story", "true story"],
  ])("reads %s as %j, of no time where none is named", (set, value) => {
    expect(riskCommand(["corrections", "a1", "accept", "--note", "x", "--set", set])).toMatchObject({ fields: [{ value, asOf: null }] });
  });

  it("names every work in its usage", () => {
    for (const word of [
      "recompute",
      "corrections",
      "start",
      "accept",
      "reject",
      "letters",
      "answer",
      "close",
      "connections",
      "notes",
      "show|hide",
    ])
      expect(RISK_USAGE).toContain(word);
  });
});
