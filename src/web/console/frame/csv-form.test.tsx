import { expect, it, vi } from "vitest";
import type { Answer } from "#api/client/client.ts";
import { type LivePage, livePage } from "#test/support/live-page.tsx";
import { CsvForm } from "./csv-form.tsx";
import { useTakenFile } from "./use-taken-file.ts";

type Taken = { readonly added: number };
type Ask = (body: FormData) => Promise<Answer<Taken>>;
const WORDS = { checked: "確かめました", taken: "取り込みました" };

function Page({ ask, run }: { readonly ask: Ask; readonly run: (done: string) => void }) {
  const change = {
    ...{ isBusy: false, done: "", failure: null, say: async () => undefined, forgive: () => undefined },
    run: async (done: string, act: () => Promise<Answer<unknown>>) => {
      run(done);
      return (await act()).ok;
    },
  };
  const { taken, check, apply } = useTakenFile<Taken>({ change, words: WORDS, ask, isWorthTaking: ({ added }) => added > 0 });
  return (
    <>
      <CsvForm
        label="一覧"
        mostRows={5000}
        columns="見出しは住所です。"
        sample={{ text: () => "住所", fileName: "mihon.csv" }}
        isBusy={false}
        onCheck={check}
      />
      {taken && <p id="taken">{taken.added}</p>}
      {apply && (
        <button type="button" onClick={apply}>
          取り込む
        </button>
      )}
    </>
  );
}

const choose = (page: LivePage, file: object) =>
  Object.defineProperty(page.one("#file"), "files", { value: [file], writable: true, configurable: true });
const CHECK = "何が起こるかを確かめる";

it("looks at a file first, and takes in the same file for good once that was confirmed", async () => {
  const ask = vi.fn<Ask>(async () => ({ ok: true, value: { added: 2 } }) as Answer<Taken>);
  const run = vi.fn();
  const page = await livePage(<Page ask={ask} run={run} />);
  expect(page.one("#file-hint").textContent).toBe("CSV（UTF-8かShift_JIS）、5MB、5,000行まで。見出しは住所です。");
  choose(page, new File(["住所"], "a.csv"));
  await page.press(CHECK);
  expect(page.one("#taken").textContent).toBe("2");
  await page.press("取り込む");
  const sent = ask.mock.calls.map(([body]) => [(body.get("file") as File).name, body.get("isDry")]);
  expect(sent).toEqual([
    ["a.csv", "yes"],
    ["a.csv", "no"],
  ]);
  expect(run.mock.calls.flat()).toEqual(["確かめました", "取り込みました"]);
  expect(page.all("button").map(({ textContent }) => textContent)).not.toContain("取り込む");
});

it("offers nothing to take in of a file that brings nothing, and sends none that is too large", async () => {
  const ask = vi.fn<Ask>(async () => ({ ok: true, value: { added: 0 } }) as Answer<Taken>);
  const page = await livePage(<Page ask={ask} run={() => undefined} />);
  choose(page, { name: "large.csv", size: 5 * 1024 * 1024 + 1 });
  await page.press(CHECK);
  expect(page.one("#file-error").textContent).toContain("5MBを超えています");
  expect(ask).not.toHaveBeenCalled();
  choose(page, new File(["住所"], "a.csv"));
  await page.press(CHECK);
  expect(page.all("button").map(({ textContent }) => textContent)).not.toContain("取り込む");
});
