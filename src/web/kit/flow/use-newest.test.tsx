import { act } from "react";
import { expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { useNewest } from "./use-newest.ts";

function Asked({ text, answers }: { text: string; answers: (text: string) => Promise<string | null> }) {
  const { state, value } = useNewest(text, () => answers(text));
  return (
    <p>
      {state} {value}
    </p>
  );
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

/** An answer that comes when it is told to. */
function lateAnswers() {
  const open = new Map<string, (answer: string | null) => void>();
  return {
    answers: (text: string) => new Promise<string | null>((resolve) => open.set(text, resolve)),
    give: async (text: string, answer: string | null) => {
      await act(async () => {
        while (!open.has(text)) await pause();
        open.get(text)?.(answer);
        await pause();
      });
    },
  };
}

it("a slow older answer never overwrites a newer one", async () => {
  const { answers, give } = lateAnswers();
  const page = await livePage(<Asked text="old" answers={answers} />);
  await pause();
  await page.draw(<Asked text="new" answers={answers} />);
  await give("new", "2件");
  await give("old", "1件");

  await page.draw(<Asked text="new" answers={answers} />);
  expect(page.text()).toBe("ready 2件");
});

it("the answer before stays while the next is on its way, and where it fails", async () => {
  const { answers, give } = lateAnswers();
  const page = await livePage(<Asked text="a" answers={answers} />);
  await give("a", "1件");
  await page.draw(<Asked text="b" answers={answers} />);
  expect(page.text()).toBe("waiting 1件");

  await give("b", null);
  await page.draw(<Asked text="b" answers={answers} />);
  expect(page.text()).toBe("failed 1件");
});
