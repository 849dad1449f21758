import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { livePage } from "#test/support/live-page.tsx";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { useLiveForm } from "#web/kit/form/use-form.ts";
import { LotFields } from "./lot-fields.tsx";
import { useAskedFocus } from "./use-asked-focus.ts";

const drawn = (given: Parameters<typeof sampleForm>[0] = {}) => renderToStaticMarkup(<LotFields form={sampleForm(given)} />);
const wrong = { issues: [{ field: "frontageM", message: "間口は数字で入力してください" }] };

it("asks for the lot in the order in which it is read, each with its unit and nothing needed", () => {
  const html = drawn();

  expect([...html.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    ...["landShape", "frontageM", "roadDirection", "roadWidthM", "coveragePercent", "floorAreaRatioPercent"],
  ]);
  expect(textOf(html)).not.toContain("必須");
  expect(textOf(html)).toContain("袋地等（旗竿地を含む）");
});

it.each<[Parameters<typeof sampleForm>[0], boolean]>([
  [{}, false],
  [{ typed: { areaM2: "100" } }, false],
  [{ typed: { roadWidthM: "4" } }, true],
  [wrong, true],
])("%j: is open where it has something to show: %j", (given, isOpen) => {
  expect(/<details[^>]* open=""/.test(drawn(given))).toBe(isOpen);
});

it.each([
  [["floorAreaM2", "roadWidthM"], true],
  [["floorAreaM2"], false],
])("asked for %j it is open: %j", (asked, isOpen) => {
  expect(/<details[^>]* open=""/.test(renderToStaticMarkup(<LotFields form={sampleForm()} asked={asked} />))).toBe(isOpen);
});

function Asked({ asked }: { readonly asked: readonly string[] }) {
  useAskedFocus(asked);
  return <LotFields form={useLiveForm({})} asked={asked} />;
}

it("the first field that is asked for has the focus, and the group closes where somebody closes it", async () => {
  const page = await livePage(<Asked asked={["roadWidthM", "frontageM"]} />);
  expect(document.activeElement?.id).toBe("roadWidthM");

  await page.press(page.one("summary"));
  expect(page.one("details").hasAttribute("open")).toBe(false);
});

function Typing({ initial }: { readonly initial: Typed }) {
  return <LotFields form={useLiveForm(initial)} />;
}

it("stays open while its only answer is typed anew, and closes where somebody closes it", async () => {
  const page = await livePage(<Typing initial={{ frontageM: "8" }} />);
  const isOpen = () => page.one("details").hasAttribute("open");
  await page.type("#frontageM", "");
  expect(isOpen()).toBe(true);

  await page.press(page.one("summary"));
  await page.type("#frontageM", "9");
  expect(isOpen()).toBe(false);
});
