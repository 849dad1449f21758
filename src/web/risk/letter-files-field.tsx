import { useRef } from "react";
import { EVIDENCE_ACCEPT } from "#domain/risk/evidence-files.ts";
import { Field } from "../kit/forms/field.tsx";
import { Button, buttonClass } from "../kit/ui/button.tsx";
import { sizeWords } from "./letter-files.ts";

export type LetterFilesProps = {
  readonly files: readonly File[];
  readonly error: string | undefined;
  readonly isFree: boolean;
  readonly onAdd: (picked: readonly File[]) => void;
  readonly onRemove: (index: number) => void;
};

const HINT =
  "PDF・JPEG・PNG・WebPを3件まで、1件5MBまで。公開はせず、担当者だけが確認に使います。写真には撮影した場所や日時が、書類には名前や部屋番号が入っていることがあります。不要な部分は、消すか隠してから選んでください。";

/** Files that show what is right, with their sizes, each removable. */
export function LetterFilesField({ files, error, isFree, onAdd, onRemove }: LetterFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field name="files" label="添付する資料" isRequired={false} hint={HINT} error={error}>
      {(control) => (
        <>
          <label
            htmlFor="files"
            className={`${buttonClass({ tone: "secondary" })} has-disabled:cursor-not-allowed has-disabled:border-control has-disabled:text-sub has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2`}
          >
            <input
              {...control}
              ref={input}
              type="file"
              multiple
              accept={EVIDENCE_ACCEPT}
              disabled={!isFree}
              className="sr-only"
              onChange={(event) => {
                const picked = [...(event.target.files ?? [])];
                // The list below is what is sent; the same file, chosen again, is a choice too.
                event.target.value = "";
                onAdd(picked);
              }}
            />
            ファイルを選ぶ
          </label>
          <p role="status" className="text-13 text-sub">
            {files.length === 0 ? "まだ選んでいません。" : `${files.length}件を選んでいます。`}
          </p>
          {files.length > 0 && (
            <ul className="w-full divide-y divide-line border-line border-y">
              {files.map((file, index) => (
                <li key={`${file.name}-${file.size}-${file.lastModified}`} className="flex items-center gap-3 py-1">
                  <span className="wrap-anywhere min-w-0 flex-1 text-14">
                    {file.name} <span className="amount whitespace-nowrap text-13 text-sub">{sizeWords(file.size)}</span>
                  </span>
                  <Button
                    tone="plain"
                    size="bar"
                    className="min-h-11"
                    disabled={!isFree}
                    aria-label={`「${file.name}」を取り除く`}
                    onClick={() => {
                      onRemove(index);
                      input.current?.focus();
                    }}
                  >
                    取り除く
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

/** The browser's own bar takes no colour of ours. */
const BAR =
  "h-3 min-w-0 flex-1 appearance-none overflow-hidden rounded-control bg-track [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-brand";

/** How far the files have got; nothing before there is something to tell. */
export function UploadProgress({ share }: { readonly share: number | null }) {
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return (
    <div className="text-14">
      <label htmlFor="upload-progress">資料を送っています</label>
      <div className="flex items-center gap-3">
        <progress id="upload-progress" value={percent} max={100} className={BAR} />
        <span className="amount w-12 text-right">{percent}%</span>
      </div>
    </div>
  );
}
