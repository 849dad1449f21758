import { apiClient, type OfficeImport, type OfficeImported } from "#api/client/client.ts";
import { MOST_ROWS } from "#domain/tenants/console/files/customers-file.ts";
import { customersTemplate } from "#domain/tenants/console/files/customers-template.ts";
import { minutes } from "#kernel/duration.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { CsvForm } from "#web/console/frame/csv-form.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { useTakenFile } from "#web/console/frame/use-taken-file.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ImportedCard } from "./imported-card.tsx";
import { ImportsCard } from "./imports-card.tsx";

/** Five thousand rows are read and kept, and as many mails queued. */
const TIMEOUT = minutes(2);
const SAMPLE = { text: customersTemplate, fileName: "okyakusama-mihon.csv" } as const;
const WORDS = { checked: "ファイルを確かめました。まだ、何も登録していません。", taken: "取り込みました。" } as const;

/** Customers by a file: first what would happen, then the same file for good. */
export function ImportScreen({ imports }: { readonly imports: readonly OfficeImport[] }) {
  const change = useChange();
  const { taken, check, apply } = useTakenFile<OfficeImported>({
    ...{ change, words: WORDS },
    ask: (body) => apiClient().company.post("/recommender/imports", { body, timeout: TIMEOUT, isRepeatable: false }),
    isWorthTaking: ({ made, added }) => made === null && added > 0,
  });
  return (
    <>
      <Card title="ファイルを選ぶ" lead="先に、何が起こるかを確かめます。まだ、何も登録しません。">
        <p className="mb-4 text-14">
          メールを受け取ることに同意した方だけを入れてください。取り込むと、1人に1通、条件の登録をお願いするメールを会社の名前で送ります。ご本人が条件を登録するまで、ほかには何も送りません。
        </p>
        <CsvForm
          label="お客さまのファイル"
          mostRows={MOST_ROWS}
          columns="見出しは、氏名・メール・同意日・同意の方法です。"
          sample={SAMPLE}
          isBusy={change.isBusy}
          onCheck={check}
        />
      </Card>
      <ChangeOutcome {...change} failed="取り込めませんでした" />
      {taken && <ImportedCard imported={taken} isBusy={change.isBusy} onApply={apply} />}
      <ImportsCard imports={imports} />
      <LinkButton to="/console/recommender/customers" tone="secondary" className="self-start">
        お客さまの一覧にもどる
      </LinkButton>
    </>
  );
}
