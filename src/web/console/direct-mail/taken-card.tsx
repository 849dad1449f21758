import type { MailingRecipientsTaken } from "#api/client/client.ts";
import { faultsCsv, rowFaultWords } from "#domain/direct-mail/recipients/recipients-file.ts";
import { RowFaults } from "#web/console/frame/row-faults.tsx";
import { saveText } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { CountList } from "./count-list.tsx";

type TakenProps = {
  readonly taken: MailingRecipientsTaken;
  readonly isBusy: boolean;
  /** Null: there is nothing to take in. */
  readonly onApply: (() => void) | null;
  /** Looks at the file anew, with or without those in towns of the grade D; null: what was chosen is done. */
  readonly onLowGrade?: ((isWanted: boolean) => void) | null;
};

/** Of the rows that are not taken in, those that are listed on the page. */
const SHOWN = 50;

/** What a list of addresses would bring or brought, and the rows that are not taken in. */
export function TakenCard({ taken, isBusy, onApply, onLowGrade = null }: TakenProps) {
  const { isDry, read, added, duplicates, stopped, lowGrade, faults, repeats, unread } = taken;
  return (
    <Card title={isDry ? "このファイルで起こること" : "取り込みの結果"} lead={isDry ? "まだ、何も取り込んでいません。" : undefined}>
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
      {unread.length > 0 && <Unread names={unread} />}
      {stopped > 0 && <p className="mt-2 text-13 text-sub">停止を申し出た住所は、保存しません。どの住所かもお知らせしません。</p>}
      {lowGrade > 0 && <LowGrade {...{ taken, isBusy, onLowGrade }} />}
      {added === 0 && <p className="mt-2 text-14">加えられる宛先がありません。</p>}
      {onApply && (
        <Button className="mt-4" isBusy={isBusy} onClick={onApply}>
          {isBusy ? "処理中です" : "この内容で取り込む"}
        </Button>
      )}
      <Faults faults={faults} />
      <Repeats repeats={repeats} />
    </Card>
  );
}

/** Those whose letter would tell a band that is only a hint: by default nobody writes to them. */
function LowGrade({ taken: { lowGrade, faults }, isBusy, onLowGrade }: Required<Pick<TakenProps, "taken" | "isBusy" | "onLowGrade">>) {
  const isWanted = !faults.some(({ reason }) => reason === "low-grade");
  return (
    <div className="mt-4 flex flex-col items-start gap-2 text-14">
      <p>
        推定が確かさDの町の行が<b className="amount mx-1">{lowGrade.toLocaleString("ja-JP")}行</b>
        あります。幅がとても広いか、似た成約の価格と離れている、参考程度の推定です。
        {isWanted ? "お手紙に、確かさDであることが載ります。" : "選ばないかぎり、取り込みません。"}
      </p>
      {onLowGrade && (
        <Button tone="secondary" size="bar" isBusy={isBusy} onClick={() => onLowGrade(!isWanted)}>
          {isWanted ? "確かさDの町を除いて、確かめなおす" : "確かさDの町も加えて、確かめなおす"}
        </Button>
      )}
    </div>
  );
}

function Faults({ faults }: Pick<MailingRecipientsTaken, "faults">) {
  const isReady = useIsReady();
  const rows = faults.slice(0, SHOWN).map((fault) => ({ line: fault.line, words: rowFaultWords(fault) }));
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

/** The rows of an address that is there already. */
function Repeats({ repeats }: Pick<MailingRecipientsTaken, "repeats">) {
  const rows = repeats.slice(0, SHOWN).map(({ line, first }) => ({
    line,
    words: first === null ? "この送付に、もうある住所です" : `${first.toLocaleString("ja-JP")}行目と同じ住所です`,
  }));
  return <RowFaults title="重なりの行" rows={rows} count={repeats.length} />;
}

function Unread({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="mt-4 [overflow-wrap:anywhere]">
      <Notice tone="warn" title={`読まなかった列：${names.join("、")}`}>
        <p>読む列は、郵便番号・住所・建物名・部屋番号・宛名です。</p>
      </Notice>
    </div>
  );
}
