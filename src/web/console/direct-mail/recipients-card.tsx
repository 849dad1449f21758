import { apiClient, type MailingRecipientsTaken } from "#api/client/client.ts";
import { MOST_ROWS } from "#domain/direct-mail/core/limits.ts";
import { recipientsTemplate } from "#domain/direct-mail/recipients/recipients-file.ts";
import { minutes } from "#kernel/duration.ts";
import { CsvForm } from "#web/console/frame/csv-form.tsx";
import type { Change } from "#web/console/frame/use-change.ts";
import { useTakenFile } from "#web/console/frame/use-taken-file.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { TakenCard } from "./taken-card.tsx";

/** Five thousand addresses are read and placed. */
const TIMEOUT = minutes(3);
const SAMPLE = { text: recipientsTemplate, fileName: "atesaki-mihon.csv" } as const;
const WORDS = { checked: "", taken: "宛先を取り込みました。" } as const;

type CardProps = { readonly id: string; readonly change: Change };

/** Addresses by a file: first what would happen, then the same file for good. */
export function RecipientsCard({ id, change }: CardProps) {
  const { taken, check, recheck, apply } = useTakenFile<MailingRecipientsTaken>({
    ...{ change, words: WORDS },
    ask: (body) =>
      apiClient().company.post("/direct-mail/mailings/{id}/recipients", {
        ...{ path: { id }, body, timeout: TIMEOUT, isRepeatable: false },
      }),
    isWorthTaking: ({ added }) => added > 0,
  });
  return (
    <>
      <Card title="宛先を取り込む" lead="先に、何が起こるかを確かめます。まだ、何も取り込みません。">
        <CsvForm
          label="宛先の一覧"
          mostRows={MOST_ROWS}
          columns="見出しは、郵便番号・住所・建物名・部屋番号・宛名です。住所だけが必須です。"
          sample={SAMPLE}
          isBusy={change.isBusy}
          onFault={change.forgive}
          onCheck={check}
        />
      </Card>
      <p className="sr-only" aria-live="polite">
        {taken?.isDry && "ファイルを確かめました。まだ、何も取り込んでいません。"}
      </p>
      {taken && (
        <TakenCard
          taken={taken}
          isBusy={change.isBusy}
          onApply={apply}
          onLowGrade={recheck && ((isWanted) => recheck({ withLowGrade: isWanted ? "yes" : "no" }))}
        />
      )}
    </>
  );
}
