import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { stillPoints } from "#web/risk/samples/guide-samples.ts";
import { PointPicker } from "./point-picker.tsx";

const at = { lon: 139.83, lat: 35.7275 };
const draw = (place: typeof at | null, points = stillPoints()) =>
  renderInRouter(<PointPicker points={points} at={place} middle={null} />, ["/risk"]);

it("offers the visitor's position and a map, and fetches neither before it is asked to", async () => {
  const html = await draw(null);

  expect(textOf(html)).toBe("現在地を診断する地図で場所を選ぶ");
  expect(html).toContain('aria-expanded="false"');
});

it("has the map open where a point is given to begin with", async () => {
  const html = await draw(at);

  expect(html).toContain('aria-expanded="true"');
  expect(textOf(html)).toContain("診断したい場所を、地図の上で押してください。地図を準備しています");
});

it("announces what the device answered", async () => {
  const html = await draw(null, stillPoints({ kind: "refused", reason: "denied" }));

  expect(html).toMatch(/aria-live="polite">.*許可されていません/);
});
