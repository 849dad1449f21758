import { expect, it } from "vitest";
import { hrefOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { foundChome } from "#web/risk/samples/guide-samples.ts";
import type { PointState } from "./keep-point.ts";
import { PointAnswer } from "./point-answer.tsx";

const place = { lon: 139.8, lat: 35.7 };
const draw = (point: PointState) => renderInRouter(<PointAnswer point={point} onRetry={() => undefined} />, ["/risk"]);

it.each<[PointState, string]>([
  [{ kind: "idle" }, ""],
  [{ kind: "locating" }, "現在地を調べています。"],
  [{ kind: "looking", place }, "場所を調べています。"],
  [{ kind: "outside", place }, "データのある町がありません"],
  [{ kind: "failed", place }, "場所を調べられませんでした。再試行"],
  [{ kind: "refused", reason: "denied" }, "許可されていません"],
  [{ kind: "refused", reason: "unavailable" }, "取得できませんでした"],
  [{ kind: "refused", reason: "timeout" }, "時間がかかりすぎた"],
  [{ kind: "refused", reason: "unsupported" }, "このブラウザでは"],
])("%j says: %s", async (point, words) => {
  expect(textOf(await draw(point))).toContain(words);
});

it("every refusal names another way", async () => {
  for (const reason of ["denied", "unavailable", "timeout", "unsupported"] as const) {
    expect(textOf(await draw({ kind: "refused", reason }))).toContain("住所か地図で");
  }
});

it("leads from a point to its report", async () => {
  const html = await draw({ kind: "found", place, found: foundChome, accuracyM: null });

  expect(hrefOf(html, "この地点を診断する")).toBe(`/risk/${foundChome.key}/summary`);
  expect(textOf(html)).not.toContain("誤差");
});

it.each([
  [801, "半径約810mの誤差"],
  [1240, "半径約1.2kmの誤差"],
])("tells how far off a position may be: %i m", async (accuracyM, words) => {
  expect(textOf(await draw({ kind: "found", place, found: foundChome, accuracyM }))).toContain(words);
});
