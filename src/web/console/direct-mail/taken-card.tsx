import type { MailingRecipientsTaken } from "#api/client/client.ts";
import { faultsCsv, ROW_FAULT_WORDS } from "#domain/direct-mail/recipients/recipients-file.ts";
import { RowFaults } from "#web/console/frame/row-faults.tsx";
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
      <Faults faults={faults} />
    </Card>
  );
}

function Faults({ faults }: Pick<MailingRecipientsTaken, "faults">) {
  const isReady = useIsReady();
  const rows = faults.slice(0, SHOWN).map(({ line, reason }) => ({ line, words: ROW_FAULT_WORDS[reason] }));
  return (
    <RowFaults rows={rows} count={faults.length}>
      <Button
        className="mt-2"
        size="bar"
        tone="secondary"
        disabled={!isReady}
        onClick={() => saveText(faultsCsv(faults), "torikomanai-gyo.csv", "text/csv")}
      >
        すべてをCSVで保存
      </Button>
    </RowFaults>
  );
}
