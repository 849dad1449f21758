import { useRef } from "react";
import { withoutFinalStop } from "#kernel/fields/field-words.ts";
import { type ControlProps, Field } from "#web/kit/form/field.tsx";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import type { LetterFiles } from "./letter.ts";
import { sizeWords } from "./letter-files.ts";

export type LetterFilesProps = {
  readonly rules: LetterFiles;
  readonly files: readonly File[];
  readonly error: string | undefined;
  readonly isFree: boolean;
  readonly onAdd: (picked: readonly File[]) => void;
  readonly onRemove: (index: number) => void;
};

/** Files that go with a letter, with their sizes, each removable. */
export function LetterFilesField({ rules, files, error, isFree, onAdd, onRemove }: LetterFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field
      name="files"
      label={rules.label}
      isRequired={rules.isRequired === true}
      hint={rules.hint}
      error={error && withoutFinalStop(error)}
    >
      {(control) => (
        <>
          <label
            htmlFor="files"
            className={`${buttonClass({ tone: "secondary" })} has-disabled:cursor-not-allowed has-disabled:border-control has-disabled:text-sub has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2`}
          >
            <input
              {...ofFiles(control)}
              ref={input}
              type="file"
              multiple
              accept={rules.accept}
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

/** That a file is required is not among what its control may say of itself: the label does. */
function ofFiles({ "aria-required": _, ...control }: ControlProps) {
  return control;
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
