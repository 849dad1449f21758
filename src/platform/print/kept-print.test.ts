import { expect, it } from "vitest";
import { keptPrint } from "./kept-print.ts";

type Sheet = { readonly title: string };

function printer(answers: readonly (Uint8Array | "too-long" | Error)[]) {
  const drawn: string[] = [];
  const pdf = keptPrint<Sheet>(async ({ title }) => {
    const answer = answers[drawn.push(title) - 1] ?? new Uint8Array([drawn.length]);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { drawn, pdf };
}

it("draws a sheet once for what it says, however many ask, and the next that says something else", async () => {
  const { drawn, pdf } = printer([]);
  const both = await Promise.all([pdf({ title: "一" }), pdf({ title: "一" })]);
  expect(both[0]).toBe(both[1]);
  await pdf({ title: "二" });
  await pdf({ title: "一" });
  expect(drawn).toEqual(["一", "二", "一"]);
});

it("tries anew what was not drawn in time, and what failed", async () => {
  const { drawn, pdf } = printer(["too-long", new Error("the thread ended")]);
  expect(await pdf({ title: "一" })).toBe("too-long");
  await expect(pdf({ title: "一" })).rejects.toThrow("the thread ended");
  expect(await pdf({ title: "一" })).toEqual(new Uint8Array([3]));
  await pdf({ title: "一" });
  expect(drawn).toHaveLength(3);
});
