import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { PHOTO_FAULT_WORDS } from "#domain/listings/photos/photo-fault-words.ts";
import { MOST_PHOTO_BYTES } from "#domain/listings/photos/types.ts";
import { minutes } from "#kernel/duration.ts";
import { FileForm } from "#web/console/frame/file-form.tsx";
import type { Change } from "#web/console/frame/use-change.ts";

/** Fifteen megabytes over a slow line. */
const TIMEOUT = minutes(3);

const FILES = {
  ...{ id: "photo", label: "加える写真", accept: "image/jpeg,image/png,image/webp,image/gif,image/avif", isMultiple: true },
  ...{
    hint: "JPEG・PNG・WebP・GIF・AVIF、1枚15MBまで。何枚でも選べます。撮影場所などの情報は取り除いて保存します。",
    missing: "写真を選んでください",
  },
} as const;

type SendProps = { readonly id: string; readonly change: Change; readonly onSend: () => void };

/** Sends pictures one after the other; the first that is refused ends it, and is named. */
export function SendPhotos({ id, change, onSend }: SendProps) {
  const [sending, setSending] = useState("");
  const [stopped, setStopped] = useState<{ readonly name: string; readonly later: number } | null>(null);
  const send = async (files: readonly File[]) => {
    onSend();
    setStopped(null);
    let sent = 0;
    for (const file of files) {
      setSending(`${files.length}枚のうち${sent + 1}枚目を送っています`);
      if (!(await sendOne(id, file, change))) {
        setStopped({ name: file.name, later: files.length - sent - 1 });
        break;
      }
      sent += 1;
    }
    setSending("");
    if (sent > 1 && sent === files.length) await change.say(`写真を${sent}枚加えました。`);
    return files.slice(sent);
  };
  return (
    <>
      <FileForm
        label="写真を加える"
        field={FILES}
        faultOf={tooLarge}
        action="写真を加える"
        busy={sending || "写真を送っています"}
        isBusy={change.isBusy || sending !== ""}
        look={{ size: "bar", tone: "secondary" }}
        onSend={send}
      />
      <p aria-live="polite" className="text-13 [overflow-wrap:anywhere] empty:hidden">
        {sending || (stopped !== null && stoppedWords(stopped))}
      </p>
    </>
  );
}

function stoppedWords({ name, later }: { readonly name: string; readonly later: number }): string {
  return `「${name}」を送れませんでした。${later > 0 ? `後ろの${later}枚も、まだ送っていません。` : ""}`;
}

function sendOne(id: string, file: File, change: Change): Promise<boolean> {
  const body = new FormData();
  body.append("file", file, file.name);
  return change.run("写真を加えました。", () =>
    apiClient().company.post("/listings/{id}/photos", { path: { id }, body, timeout: TIMEOUT, isRepeatable: false }),
  );
}

function tooLarge(files: readonly File[]): string | null {
  const large = files.find(({ size }) => size > MOST_PHOTO_BYTES);
  return large ? `${large.name}：${PHOTO_FAULT_WORDS["too-large"]}` : null;
}
