import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { MailingHead } from "./mailing.screen.tsx";
import { MailingsView } from "./mailings.view.tsx";
import { RunsCard } from "./runs-card.tsx";
import { SAMPLE_DRAFT, SAMPLE_MAILING, SAMPLE_MAILINGS, SAMPLE_TAKEN } from "./samples.ts";
import { TakenCard } from "./taken-card.tsx";

const now = new Date("2026-12-01T04:00:00Z");
const PATHS = ["/", "/console/direct-mail", "/console/direct-mail/new", "/console/direct-mail/$id"];
const nothing = () => undefined;

it("lists mailings with their state and what is left of the month, and says how to begin where there is none", async () => {
  const text = textOf(await renderInRouter(<MailingsView mailings={SAMPLE_MAILINGS} />, PATHS));
  for (const part of ["今月あと2,795通", "印刷できます", "下書き", "終了", "見本", "これから印刷120・印刷済み205"])
    expect(text).toContain(part);
  expect(textOf(await renderInRouter(<MailingsView mailings={{ ...SAMPLE_MAILINGS, items: [] }} />, PATHS))).toContain(
    "送付はまだありません",
  );
});

it("tells of each run what can be done with it", async () => {
  const html = await renderInRouter(
    <RunsCard
      mailing={{ ...SAMPLE_MAILING, runs: SAMPLE_MAILING.runs.slice(1) }}
      now={now}
      isBusy={false}
      onPrint={nothing}
      onAsked={nothing}
    />,
    PATHS,
  );
  const text = textOf(html);
  for (const part of [
    "120通のお手紙を作る",
    "お手紙を作ったあとに、停止の申し出がありました",
    "「お手紙を作る」で作り直せます",
    "受け取ったPDFから、取り除くお手紙があります",
    "1つ目のPDFの23枚目",
    "1つ目のPDFの7枚目",
    "作れなかった宛先は、次に作るときに入ります",
    "PDFの保存期間は終わりました",
    "2つ目のPDF（100通）を保存",
  ])
    expect(text).toContain(part);
});

it("makes no letters while some are being made, of a draft, or beyond the month", async () => {
  const draw = async (changes: object) =>
    textOf(
      await renderInRouter(
        <RunsCard mailing={{ ...SAMPLE_MAILING, ...changes }} now={now} isBusy={false} onPrint={nothing} onAsked={nothing} />,
        PATHS,
      ),
    );
  for (const changes of [{}, { state: "draft", runs: [] }, { runs: [], allowance: { most: 3000, left: 0 } }])
    expect(await draw(changes)).not.toContain("通のお手紙を作る");
  expect(await draw({ runs: [], allowance: { most: 3000, left: 0 } })).toContain("来月になると");
});

it("asks nobody to print anew where nothing can be printed", async () => {
  const runs = SAMPLE_MAILING.runs.filter(({ state }) => state === "void");
  const draw = async (changes: object) =>
    textOf(
      await renderInRouter(
        <RunsCard mailing={{ ...SAMPLE_MAILING, runs, ...changes }} now={now} isBusy={false} onPrint={nothing} onAsked={nothing} />,
        PATHS,
      ),
    );
  const closed = await draw({ state: "closed" });
  expect(closed).toContain("作り直しはできません");
  expect(closed).not.toContain("作り直せます");
  expect(closed).toContain("1つ目のPDFの23枚目");
  expect(await draw({ counts: { ...SAMPLE_MAILING.counts, waiting: 0 } })).toContain("受け取っていない宛先は、残っていません");
});

it("tells what a list brings, and each row that is not taken in", async () => {
  const text = textOf(await renderInRouter(<TakenCard taken={SAMPLE_TAKEN} isBusy={false} onApply={nothing} />, PATHS));
  for (const part of [
    "加わる宛先",
    "停止の申し出",
    "12行目",
    "住所に番地がありません",
    "この内容で取り込む",
    "印刷できない文字があります（🏠）",
    "14行目3行目と同じ住所です",
    "15行目この送付に、もうある住所です",
    "読まなかった列：電話番号、メモ",
  ])
    expect(text).toContain(part);
});

it("offers to write to those in towns of the grade D, and not to, and says when nothing was taken in", async () => {
  const draw = async (taken: typeof SAMPLE_TAKEN) =>
    textOf(await renderInRouter(<TakenCard taken={taken} isBusy={false} onApply={nothing} onLowGrade={nothing} />, PATHS));
  const without = await draw(SAMPLE_TAKEN);
  for (const part of [
    "確かさDの町の行が2行",
    "選ばないかぎり、取り込みません",
    "確かさDの町も加えて、確かめなおす",
    "まだ、何も取り込んでいません",
  ])
    expect(without).toContain(part);
  const wanted = await draw({ ...SAMPLE_TAKEN, faults: [] });
  for (const part of ["確かさDであることが載ります", "確かさDの町を除いて、確かめなおす"]) expect(wanted).toContain(part);
  const done = await draw({ ...SAMPLE_TAKEN, isDry: false, lowGrade: 0, faults: [] });
  expect(done).not.toMatch(/確かさD|まだ、何も/);
});

it("marks a mailing of the sample, and says where its addresses are from", async () => {
  const text = textOf(await renderInRouter(<MailingHead mailing={SAMPLE_DRAFT} />, PATHS));
  expect(text).toContain("見本の送付です");
  expect(text).toContain("不動産登記の記録（2026年11月1日に取得）");
});

it("has what was taken of a void run made anew, where the mailing is open and that was not done yet", async () => {
  const [done] = SAMPLE_MAILING.runs.filter(({ state }) => state === "void");
  if (!done) throw new Error("the samples have no void run");
  const draw = async (changes: object, run: object = {}) =>
    textOf(
      await renderInRouter(
        <RunsCard
          mailing={{ ...SAMPLE_MAILING, ...changes, runs: [{ ...done, ...run }] }}
          now={now}
          isBusy={false}
          onPrint={nothing}
          onAsked={nothing}
        />,
        PATHS,
      ),
    );
  expect(await draw({})).toContain("受け取ったPDFも作り直す");
  expect(await draw({ state: "closed" })).not.toContain("受け取ったPDFも作り直す");
  expect(await draw({}, { files: done.files.map((file) => ({ ...file, takenAt: null })) })).not.toContain("受け取ったPDFも作り直す");
  const discarded = await draw({}, { files: done.files.map((file) => ({ ...file, isDiscarded: true })) });
  expect(discarded).not.toContain("受け取ったPDFも作り直す");
  expect(discarded).toContain("受け取ったPDFは、使わずに消してください");
});
