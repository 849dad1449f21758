import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { FavoriteFolder } from "#api/client/client.ts";
import { LONGEST_FOLDER_NAME } from "#domain/favorites/types.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Dialog } from "#web/kit/ui/dialog.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import type { ShelfActions } from "./use-shelf.ts";

type FolderBarProps = {
  readonly folders: readonly FavoriteFolder[];
  /** The one that is shown; null: all. */
  readonly current: FavoriteFolder | null;
  readonly countOf: (folderId: string | null) => number;
  readonly change: ShelfActions["change"];
};

/** The folders of a member, and the way to a new one. */
export function FolderBar({ folders, current, countOf, change }: FolderBarProps) {
  const [isNaming, setNaming] = useState(false);
  const pill = "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-14 whitespace-nowrap";
  const looks = (isCurrent: boolean) =>
    `${pill} ${isCurrent ? "border-brand bg-brand-tint font-bold" : "border-line bg-card hover:border-brand"}`;
  return (
    <nav aria-label="フォルダー" className="no-print flex flex-wrap gap-2">
      <Link to="/favorites" search={{}} aria-current={current === null ? "page" : undefined} className={looks(current === null)}>
        すべて <span className="amount text-13 text-sub">{countOf(null)}</span>
      </Link>
      {folders.length > 1 &&
        folders.map((folder) => (
          <Link
            key={folder.id}
            to="/favorites"
            search={{ folder: folder.id }}
            aria-current={current?.id === folder.id ? "page" : undefined}
            className={looks(current?.id === folder.id)}
          >
            {folder.name} <span className="amount text-13 text-sub">{countOf(folder.id)}</span>
            {(folder.others > 0 || !folder.isMine) && <span className="text-12 text-brand">二人で</span>}
          </Link>
        ))}
      <button type="button" className={`${looks(false)} text-brand`} onClick={() => setNaming(true)}>
        ＋ フォルダーを作る
      </button>
      <NameDialog
        title="フォルダーを作る"
        action="作る"
        name=""
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onName={(name) => change((mypage) => mypage.post("/favorite-folders", { body: { name } }), `フォルダー「${name}」を作りました。`)}
      />
    </nav>
  );
}

type NameDialogProps = {
  readonly title: string;
  readonly action: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onName: (name: string) => Promise<boolean>;
};

export function NameDialog({ title, action, name, isOpen, onClose, onName }: NameDialogProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const value = typed ?? name;
  const close = () => {
    setTyped(null);
    onClose();
  };
  const save = async () => {
    setBusy(true);
    await onName(value.trim());
    setBusy(false);
    close();
  };
  return (
    <Dialog title={title} isOpen={isOpen} isBusy={isBusy} onClose={close}>
      <label htmlFor={id} className="font-bold text-14">
        フォルダーの名前
      </label>
      <input
        id={id}
        value={value}
        maxLength={LONGEST_FOLDER_NAME}
        onChange={(event) => setTyped(event.target.value)}
        className={fieldClass}
      />
      <div className="flex justify-between gap-3">
        <Button tone="secondary" isBusy={isBusy} onClick={close}>
          やめる
        </Button>
        <Button disabled={value.trim() === ""} isBusy={isBusy} onClick={() => void save()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
