import { saveText } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { FileForm } from "./file-form.tsx";

const MOST_BYTES = 5 * 1024 * 1024;

type CsvFormProps = {
  readonly label: string;
  readonly mostRows: number;
  /** What its head line has to say, in a sentence or two. */
  readonly columns: string;
  readonly sample: { readonly text: () => string; readonly fileName: string };
  readonly isBusy: boolean;
  /** Told when a file is chosen that is not sent. */
  readonly onFault?: () => void;
  readonly onCheck: (file: File) => void;
};

/** A field for a CSV file that is looked at before it is taken in, with a sample of one. */
export function CsvForm({ label, mostRows, columns, sample, isBusy, onFault, onCheck }: CsvFormProps) {
  const isReady = useIsReady();
  const field = {
    ...{ id: "file", label, accept: ".csv,text/csv", isRequired: true, missing: "ファイルを選んでください" },
    hint: `CSV（UTF-8かShift_JIS）、5MB、${mostRows.toLocaleString("ja-JP")}行まで。${columns}`,
  };
  return (
    <FileForm
      label={label}
      field={field}
      faultOf={([file]) => (file && file.size > MOST_BYTES ? "ファイルが5MBを超えています。分けて取り込んでください" : null)}
      action="何が起こるかを確かめる"
      busy="ファイルを読んでいます"
      isBusy={isBusy}
      {...(onFault && { onFault })}
      onSend={async (files) => {
        for (const file of files) onCheck(file);
        return files;
      }}
    >
      <Button tone="plain" size="bar" disabled={!isReady} onClick={() => saveText(sample.text(), sample.fileName, "text/csv")}>
        見本のCSVをダウンロードする
      </Button>
    </FileForm>
  );
}
