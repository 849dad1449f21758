import { useEffect, useState } from "react";
import type { Icon } from "#domain/members/core/types.ts";
import type { AvatarPicture } from "#web/kit/mark/avatar.tsx";
import { useMemberFiles } from "./use-member-files.ts";

/** A member's icon as it is drawn. A picture of their own is asked of the object store by the browser, and not shown where that fails. */
export function useAvatar(icon: Icon | null): AvatarPicture | null {
  const url = useFile(icon?.kind === "file" ? icon.key : null);
  return icon?.kind === "file" ? { kind: "picture", url } : icon;
}

/** A presigned address of a file, once the picture behind it has come; null until then, and where it does not come. */
function useFile(key: string | null): string | null {
  const open = useMemberFiles();
  const [shown, setShown] = useState<{ readonly key: string; readonly url: string } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const picture = new Image();
    picture.onload = () => setShown({ key, url: picture.src });
    open()
      .then((files) => files.address(key))
      .then(
        (url) => {
          picture.src = url;
        },
        () => undefined,
      );
    return () => {
      picture.onload = null;
      setShown(null);
    };
  }, [key, open]);
  return shown?.key === key ? shown.url : null;
}
