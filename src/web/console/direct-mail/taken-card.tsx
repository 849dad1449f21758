import type { MailingRecipientsTaken } from "#api/client/client.ts";
import { faultsCsv, ROW_FAULT_WORDS } from "#domain/direct-mail/recipients/recipients-file.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { CountList } from "./count-list.tsx";

type TakenProps = {
  readonly taken: MailingRecipientsTaken;
  readonly isBusy: boolean;
  /** Null: there is nothing to take in. */
  readonly onApply: (() => void) | null;
};

/** Of the rows that are not taken in, those that are listed on the page. */
const SHOWN = 50;

/** What a list of addresses would bring or brought, and the rows that are not taken in. */
export function TakenCard({ taken, isBusy, onApply }: TakenProps) {
  const { isDry, read, added, duplicates, stopped, faults } = taken;
  return (
    <Card title={isDry ? "このファイルで起こること" : "取り込みの結果"}>
      <CountList
        unit="件"
        counts={[
          ["読んだ行", read],
          [isDry ? "加わる宛先" : "加えた宛先", added],
          ["重なり", duplicates],
          ["停止の申し出", stopped],
          ["取り込まない行", faults.length],
        ]}
      />
      {stopped > 0 && <p className="mt-2 text-13 text-sub">停止を申し出た住所は、保存しません。どの住所かもお知らせしません。</p>}
      {added === 0 && <p className="mt-2 text-14">加えられる宛先がありません。</p>}
      {onApply && (
        <Button className="mt-4" isBusy={isBusy} onClick={onApply}>
          {isBusy ? "処理中です" : "この内容で取り込む"}
        </Button>
      )}
      {faults.length > 0 && <Faults faults={faults} />}
    </Card>
  );
}

function Faults({ faults }: Pick<MailingRecipientsTaken, "faults">) {
  const isReady = useIsReady();
  return (
    <section className="mt-6">
      <h3 className="text-18">取り込まない行</h3>
      <ul className="mt-2 text-14">
        {faults.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={line} className="flex flex-wrap gap-x-4 border-line border-b py-2">
            <span className="w-16 shrink-0 text-sub tabular-nums">{line.toLocaleString("ja-JP")}行目</span>
            <span className="min-w-0 flex-1 basis-60">{ROW_FAULT_WORDS[reason]}</span>
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p className="mt-2 text-13 text-sub">はじめの{SHOWN}行を表示しています。</p>}
      <Button
        className="mt-2"
        size="bar"
        tone="secondary"
        disabled={!isReady}
        onClick={() => saveText(faultsCsv(faults), "torikomanai-gyo.csv", "text/csv")}
      >
        すべてをCSVで保存
      </Button>
    </section>
  );
}
