import { describe, expect, it } from "vitest";
import { MESSAGE_TEMPLATE_TEXTS } from "#domain/queries/catalogue/offer-options.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { livePage } from "#test/support/live-page.tsx";
import { MessageBody, openedMessage } from "./message-bodies.tsx";

const quiet = () => undefined;
const draw = (given: Partial<QueryAnswers>, isTried = false, change: (given: Partial<QueryAnswers>) => void = quiet) =>
  livePage(
    <MessageBody
      answers={{ ...NOTHING_TOLD, ...given }}
      change={change}
      facets={null}
      viewer="anonymous"
      onReadable={quiet}
      isTried={isTried}
    />,
  );

describe("the message to owners", () => {
  it("opens with the chosen example, and keeps what was written before", () => {
    const [first] = MESSAGE_TEMPLATE_TEXTS;

    expect(openedMessage({ message: null, template: "live-long" })).toBe(first?.text);
    expect(openedMessage({ message: "自分で書きました", template: "live-long" })).toBe("自分で書きました");
    expect(openedMessage({ message: null, template: null })).toBe("");
  });

  it("tells of a phone number while somebody writes, and of its length once they go on", async () => {
    expect((await draw({ message: "お電話は〇九〇の一二三四の五六七八まで" })).text()).toContain("電話番号のように見えます");
    expect((await draw({ message: "短い" })).text()).not.toContain("20文字以上");
    expect((await draw({ message: "短い" }, true)).text()).toContain("20文字以上");
  });

  it("puts the example in again where it was changed", async () => {
    const told: Partial<QueryAnswers>[] = [];
    const page = await draw({ message: "消してしまいました", template: "quick" }, false, (given) => told.push(given));
    await page.press("例文「時期に合わせられる」を入れなおす");

    expect(told[0]?.message).toContain("資金の準備は");
  });
});
