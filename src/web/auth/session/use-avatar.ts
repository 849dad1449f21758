import { useEffect, useState } from "react";
import type { Icon } from "#domain/members/types.ts";
import type { AvatarPicture } from "../../kit/ui/avatar.tsx";
import { useMemberFiles } from "./use-member-files.ts";

/** A member's icon as it is drawn. A picture of their own is loaded in the browser, and not shown where that fails. */
export function useAvatar(icon: Icon | null): AvatarPicture | null {
  const url = useFile(icon?.kind === "file" ? icon.key : null);
  return icon?.kind === "file" ? { kind: "picture", url } : icon;
}

/** An address of a file's content in this page; null until it is there. */
function useFile(key: string | null): string | null {
  const open = useMemberFiles();
  const [shown, setShown] = useState<{ readonly key: string; readonly url: string } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let url: string | null = null;
    let isOver = false;
    const show = (file: Blob) => {
      if (isOver) return;
      url = URL.createObjectURL(file);
      setShown({ key, url });
    };
    open()
      .then((files) => files.get(key))
      .then(show, () => undefined);
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
      setShown(null);
    };
  }, [key, open]);
  return shown?.key === key ? shown.url : null;
}
