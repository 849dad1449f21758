import { describe, expect, it } from "vitest";
import type { ModelRecord } from "#domain/valuation/index.server.ts";
import type { DriftReport } from "#domain/valuation/models/drift-report.ts";
import { aModelCard } from "#test/support/model-card.ts";
import { modelReport, modelsTable, promotionLine, refusalLine, unknownLine } from "./models-report.ts";

const at = new Date("2026-11-21T03:04:00Z");

function aModel(given: Partial<ModelRecord> = {}): ModelRecord {
  const card = aModelCard();
  return {
    version: "condo-2026.11-1a2b3c4d",
    kind: "condo",
    isSample: false,
    firstQuarter: "2020Q1",
    lastQuarter: "2025Q2",
    trainRows: 156_000,
    card: { ...card, overall: { ...card.overall, n: 33_086, mdape: 0.1007, coverage80: 0.796, medianRatio: 0.987 } },
    state: "active",
    createdAt: at,
    sha256: "ab12",
    filePath: "models/condo-2026.11-1a2b3c4d.model",
    replaced: null,
    failure: null,
    promoted: { from: "candidate", to: "active", actor: "retrain-job", reason: null, at },
    ...given,
  };
}

describe("the list of models", () => {
  it("stands in line, with who put which into use and when", () => {
    const older = aModel({ version: "condo-2026.08-00000000", state: "retired", filePath: null });
    const land = aModel({ version: "land-2026.11-ffffffff", kind: "land", isSample: true, state: "candidate", promoted: null });

    expect(modelsTable([aModel(), older, land])).toBe(
      [
        "版                      種別            取引の期間      誤差の中央値  80%の幅  状態                使い始めた人  日時",
        "condo-2026.11-1a2b3c4d  マンション      2020Q1〜2025Q2         10.1%    79.6%  使用中              retrain-job   2026-11-21 12:04",
        "condo-2026.08-00000000  マンション      2020Q1〜2025Q2         10.1%    79.6%  引退(ファイルなし)  retrain-job   2026-11-21 12:04",
        "land-2026.11-ffffffff   土地(サンプル)  2020Q1〜2025Q2         10.1%    79.6%  候補                -             -",
      ].join("\n"),
    );
  });

  it("has no figures of a model whose card is of an earlier version", () => {
    expect(modelsTable([aModel({ card: null })])).toMatch(/2025Q2 +- +- +使用中/);
    expect(modelReport(aModel({ card: null }), [], null)).toContain("検証: 前の形式の記録のため、読めません");
  });

  it("says how to get one where there is none", () => {
    expect(modelsTable([])).toContain("npm run train");
  });
});

describe("the report on a model", () => {
  it("says what it was made from, how it did, and what was done to it", () => {
    const moves = [
      { from: null, to: "candidate", actor: "retrain-job", reason: null, at },
      { from: "candidate", to: "active", actor: "田中", reason: "春の取引", at },
    ] as const;

    expect(modelReport(aModel({ replaced: "condo-2026.08-00000000" }), moves, null)).toBe(`condo-2026.11-1a2b3c4d マンション 使用中
  取引: 156,000 件(2020Q1〜2025Q2)
  検証: 2024Q3〜2025Q2 の 33,086 件で、誤差の中央値 10.1%、80%の幅に入った割合 79.6%、比の中央値 0.987
  ファイル: models/condo-2026.11-1a2b3c4d.model(SHA-256 ab12)
  この前に使っていたモデル: condo-2026.08-00000000
  履歴:
    2026-11-21 12:04 候補 retrain-job
    2026-11-21 12:04 候補→使用中 田中: 春の取引
  その後の様子: まだ調べていません`);
  });

  it("says that the file could not be used, or is gone, and that nothing is on record", () => {
    const report = modelReport(aModel({ filePath: null, failure: { at, reason: "damaged" } }), [], null);

    expect(report).toContain("ファイル: 整理して消しました");
    expect(report).toContain("使えなかった日時: 2026-11-21 12:04(モデルファイルが壊れています)");
    expect(report).toContain("記録はありません");
  });

  it("says how it fits what came after it", () => {
    const report: DriftReport = {
      state: "watch",
      laterSales: 1230,
      error: { state: "watch", mdape: 0.131, onCard: 0.101 },
      medianRatio: { now: 0.95, onCard: 0.987 },
      coverage: { state: "ok", share: 0.78, onCard: 0.796 },
      saleInputs: {
        state: "watch",
        rows: 1230,
        shifts: [
          { name: "area", psi: 0.02, chance: 0.01, state: "ok" },
          { name: "city", psi: 0.14, chance: 0.02, state: "watch" },
        ],
      },
      requestInputs: { state: "not-enough", rows: 12, shifts: [] },
    };

    const text = modelReport(aModel(), [], { kind: "condo", modelVersion: "condo-2026.11-1a2b3c4d", report, computedAt: at });

    expect(text.slice(text.indexOf("  その後"))).toBe(`  その後の様子: 注意(2026-11-21 12:04)
    誤差の中央値: 注意 13.1%(検証では 10.1%、学習より後の 1,230 件)
    比の中央値: 0.950(検証では 0.987)
    80%の幅に入った割合: 問題なし 78.0%(検証では 79.6%)
    新しい取引 1,230 件の入力: 注意(学習した取引とのずれ PSI: 広さ 0.02、市区町村 0.14 注意)
    30日間の推定 12 件の入力: まだ足りない`);
    const noCard = { ...report, error: { state: "not-enough", mdape: 0.131, onCard: null } } as const;
    expect(modelReport(aModel(), [], { kind: "condo", modelVersion: "condo-1", report: noCard, computedAt: at })).toContain(
      "誤差の中央値: まだ足りない 13.1%(比べる値がありません、学習より後の 1,230 件)",
    );
    const noSale = { ...report, error: { ...report.error, mdape: null } };
    expect(modelReport(aModel(), [], { kind: "condo", modelVersion: "condo-1", report: noSale, computedAt: at })).toContain(
      "学習より後の取引はまだありません",
    );
  });
});

describe("the line on a change", () => {
  it("says what is in use now, and what was before", () => {
    expect(promotionLine({ version: "condo-2", kind: "condo", before: "condo-1" })).toMatch(
      /^condo-2 を使うモデルにしました\(それまで: condo-1\)。/,
    );
    expect(promotionLine({ version: "condo-2", kind: "condo", before: null })).toContain("それまで: なし");
    expect(promotionLine({ version: "condo-2", kind: "condo", before: "condo-2" })).toBe("condo-2 はすでに使用中です。");
  });

  it.each([
    [
      { why: "damaged", version: "condo-2", inUse: "condo-1" },
      "condo-2 は使えません: モデルファイルが壊れています。使用中の condo-1 はそのままです。",
    ],
    [{ why: "missing", version: "condo-2", inUse: null }, "condo-2 は使えません: モデルファイルがありません。"],
    [{ why: "unknown", version: "condo-2", inUse: null }, unknownLine("condo-2")],
    [{ why: "none-in-use" }, "使用中のモデルがないため、戻せません。"],
    [{ why: "nothing-before", inUse: "condo-1" }, "condo-1 の前に使っていたモデルがないため、戻せません。"],
  ] as const)("says of %j why nothing was changed", (refusal, line) => {
    expect(refusalLine(refusal)).toBe(line);
  });

  it("has words for everything that can be wrong with a file", () => {
    const all = ["removed", "missing", "changed", "damaged", "not-a-model", "unknown-version", "another-model", "other-market"] as const;

    for (const why of all) expect(refusalLine({ why, version: "condo-2", inUse: null })).not.toContain(why);
  });
});
