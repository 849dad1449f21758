import { act } from "react";
import { expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { sampleThread } from "#web/offer/samples.ts";
import { CounterBox } from "./counter-box.tsx";
import { FairLine } from "./fair-line.tsx";
import { readCounter } from "./read-counter.ts";

const ignore = () => undefined;

function Box() {
  const thread = sampleThread();
  const form = useForm({ initial: { price: "8,380", note: "" }, read: (typed) => readCounter(typed, thread), send: async () => "kept" });
  return <CounterBox {...{ thread, form }} net={null} onAccept={ignore} onDecline={ignore} onWithdraw={ignore} />;
}

it("a price in words is read back in 万円 once the field is left", async () => {
  const page = await livePage(<Box />);
  await page.type("#price", "１億");
  await act(async () => {
    page.one("#price").focus();
    page.one("#price").blur();
  });

  expect(page.one("#price").getAttribute("value")).toBe("10,000");
});

it("what cannot be sent is compared with nothing, and not with the price named before", async () => {
  const page = await livePage(<Box />);
  expect(page.one("svg[role=img]").textContent).toContain("あなた 8,380");
  await page.type("#price", "abc");

  expect(page.one("svg[role=img]").textContent).not.toContain("あなた");
  expect(page.one("#price").getAttribute("value")).toBe("abc");
});

it("the ends of a band that is narrow beside the prices are written as one", async () => {
  const hint = { ...sampleThread().hint, lowYen: 81_000_000, pointYen: 82_000_000, highYen: 83_000_000 };
  const draw = async (owner: number) =>
    textOf(await renderInRouter(<FairLine hint={hint} viewer="owner" draft={null} prices={{ buyer: 80_000_000, owner }} />));

  expect(await draw(160_000_000)).toContain("8,100〜8,300");
  expect(await draw(82_000_000)).not.toContain("8,100〜8,300");
});
