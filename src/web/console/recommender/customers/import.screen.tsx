import { useState } from "react";
import { apiClient, type OfficeImport, type OfficeImported } from "#api/client/client.ts";
import { MOST_ROWS } from "#domain/tenants/console/files/customers-file.ts";
import { customersTemplate } from "#domain/tenants/console/files/customers-template.ts";
import { minutes } from "#kernel/duration.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { FileForm } from "#web/console/frame/file-form.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { ImportedCard } from "./imported-card.tsx";
import { ImportsCard } from "./imports-card.tsx";

/** Five thousand rows are read and kept, and as many mails queued. */
const TIMEOUT = minutes(2);
const MOST_BYTES = 5 * 1024 * 1024;

const FILE = {
  ...{ id: "file", label: "お客さまのファイル", accept: ".csv,text/csv", isRequired: true, missing: "ファイルを選んでください" },
  hint: `CSV（UTF-8かShift_JIS）、5MB、${MOST_ROWS.toLocaleString("ja-JP")}行まで。見出しは、氏名・メール・同意日・同意の方法です。`,
} as const;

/** Customers by a file: first what would happen, then the same file for good. */
export function ImportScreen({ imports }: { readonly imports: readonly OfficeImport[] }) {
  const change = useChange();
  const isReady = useIsReady();
  const [chosen, setChosen] = useState<File | null>(null);
  const [shown, setShown] = useState<OfficeImported | null>(null);
  const send = (file: File, isDry: boolean) =>
    change.run(isDry ? "ファイルを確かめました。まだ、何も登録していません。" : "取り込みました。", async () => {
      setShown(null);
      const answer = await apiClient().company.post("/recommender/imports", {
        body: bodyOf(file, isDry),
        timeout: TIMEOUT,
        isRepeatable: false,
      });
      if (answer.ok) setShown(answer.value);
      setChosen(answer.ok && isDry && answer.value.made === null && answer.value.added > 0 ? file : null);
      return answer;
    });
  return (
    <>
      <Card title="ファイルを選ぶ" lead="先に、何が起こるかを確かめます。まだ、何も登録しません。">
        <p className="mb-4 text-14">
          メールを受け取ることに同意した方だけを入れてください。取り込むと、1人に1通、条件の登録をお願いするメールを会社の名前で送ります。ご本人が条件を登録するまで、ほかには何も送りません。
        </p>
        <FileForm
          label="お客さまのファイル"
          field={FILE}
          faultOf={([file]) => (file && file.size > MOST_BYTES ? "ファイルが5MBを超えています。分けて取り込んでください" : null)}
          action="何が起こるかを確かめる"
          busy="ファイルを読んでいます"
          isBusy={change.isBusy}
          onSend={async (files) => {
            for (const file of files) void send(file, true);
            return files;
          }}
        >
          <Button
            tone="plain"
            size="bar"
            disabled={!isReady}
            onClick={() => saveText(customersTemplate(), "okyakusama-mihon.csv", "text/csv")}
          >
            見本のCSVをダウンロードする
          </Button>
        </FileForm>
      </Card>
      <ChangeOutcome {...change} failed="取り込めませんでした" />
      {shown && <ImportedCard imported={shown} isBusy={change.isBusy} onApply={chosen === null ? null : () => void send(chosen, false)} />}
      <ImportsCard imports={imports} />
      <LinkButton to="/console/recommender/customers" tone="secondary" className="self-start">
        お客さまの一覧にもどる
      </LinkButton>
    </>
  );
}

/** The words of the API document, as a form carries them. */
function bodyOf(file: File, isDry: boolean): FormData {
  const form = new FormData();
  form.append("file", file, file.name);
  form.append("isDry", isDry ? "yes" : "no");
  return form;
}
