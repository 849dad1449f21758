import { describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { STEP_IDS, type StepId } from "#domain/queries/flow/step-ids.ts";
import { stepOf } from "#kernel/flow/replay.ts";
import { livePage } from "#test/support/live-page.tsx";
import { sampleWish } from "#web/queries/list/samples.ts";
import { isQuestion, StepBody } from "./step-body-of.tsx";

const source = {
  areas: async () => [],
  lines: async () => [],
  stations: async () => [],
  areasNamed: async () => [],
  buildingsNamed: async () => [],
};
const answers: QueryAnswers = {
  ...{ ...NOTHING_TOLD, ...sampleWish, channels: ["normal", "kyugake", "offer"], purpose: "investment", template: "school" },
  ...{ stations: [{ code: "1", name: "豊洲" }], buildings: [{ code: "b", name: "豊洲レジデンス" }] },
  commutes: [{ station: { code: "1", name: "東京" }, minutesMax: 30 }],
  message: "書きかけのメッセージ",
};

/** A question in a page, and what it gives. */
async function drawn(id: StepId, told: Partial<QueryAnswers> = {}) {
  const given: Partial<QueryAnswers>[] = [];
  const quiet = () => undefined;
  const rest = { source, asked: "", facets: null, viewer: "anonymous", isTried: false, path: [], visit: quiet, onReadable: quiet } as const;
  const change = (changes: Partial<QueryAnswers>) => void given.push(changes);
  return {
    given,
    page: await livePage(isQuestion(id) && <StepBody id={id} {...rest} {...{ answers: { ...answers, ...told }, change }} />),
  };
}

/** Puts a finger on everything that can be pressed or typed into. */
async function everythingPressed(id: StepId): Promise<readonly Partial<QueryAnswers>[]> {
  const { page, given } = await drawn(id);
  const controls = page.all('input[type="radio"], input[type="checkbox"], button');
  for (const control of controls) await page.press(control);
  for (const field of ['input[inputmode="decimal"]', "textarea"]) if (page.all(field).length > 0) await page.type(field, "12");
  return given;
}

/** Looking back on parts 1 and 3 asks nothing. A map is drawn in a browser only, and leads to the list of towns: the browser suite asks it. */
const SILENT: readonly StepId[] = ["CheckPlace", "CheckAbout"];
const ASKED = STEP_IDS.filter((id) => isQuestion(id) && id !== "PlaceMap");

describe("a question", () => {
  it.each(ASKED)("changes its own answer and no other: %s", async (id) => {
    const fields: readonly string[] = stepOf(QUERY_FLOW, id).fields;
    const given = await everythingPressed(id);

    expect(given.flatMap((changes) => Object.keys(changes)).filter((key) => !fields.includes(key))).toEqual([]);
    expect(given.length > 0).toBe(!SILENT.includes(id));
  });
});

describe("the price of an offer", () => {
  const text = async (told: Partial<QueryAnswers>) => {
    const { page } = await drawn("BudgetDirectOfferNext", { offerRatio: 1, ...told });
    return { examples: page.one("table").textContent ?? "", empty: page.one('input[inputmode="decimal"]').getAttribute("placeholder") };
  };

  it("ends at the budget that was told before, where no lower cap is set", async () => {
    const budget = await text({ offerBudget: 70_000_000, offerCap: null });
    expect(budget.examples).toContain("8,000万円7,000万円（予算）");
    expect(budget.empty).toBe("予算の7,000万円まで");
    expect((await text({ offerBudget: 70_000_000, offerCap: 50_000_000 })).examples).toContain("5,000万円（上限）");
    expect((await text({ offerBudget: null, offerCap: null })).empty).toBe("上限なし");
  });
});
