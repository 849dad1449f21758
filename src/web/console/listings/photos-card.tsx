import { useRef, useState } from "react";
import { apiClient, type CompanyHomeResponse } from "#api/client/client.ts";
import { PHOTO_FAULT_WORDS } from "#domain/listings/photos/photo-fault-words.ts";
import { minutes } from "#kernel/duration.ts";
import type { Change } from "#web/console/frame/use-change.ts";
import { useIsReady } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ErrorText, FieldLabel, fieldClass, SupportText } from "#web/kit/ui/field-label.tsx";

type Home = CompanyHomeResponse;
type Photo = Home["photos"][number];
type PhotosProps = { readonly home: Home; readonly mayChange: boolean; readonly change: Pick<Change, "isBusy" | "run"> };

/** Fifteen megabytes over a slow line. */
const TIMEOUT = minutes(3);

/** The pictures of a home in their order, why some are not there, and the way to one more. */
export function PhotosCard({ home: { id, title, photos }, mayChange, change }: PhotosProps) {
  const remove = (hash: string) =>
    change.run("写真を外しました。", () => apiClient().company.delete("/listings/{id}/photos/{hash}", { path: { id, hash } }));
  return (
    <Card title="写真" lead={photos.length === 0 ? "まだありません。" : `${photos.length}枚。この順に表示します。`}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
        {photos.map((photo, index) => (
          <li key={photo.hash ?? photo.url} className="min-w-0">
            <Picture photo={photo} label={`${title} ${index + 1}枚目`} />
            <p className="mt-1 text-13 [overflow-wrap:anywhere]">{stateWords(photo)}</p>
            {photo.url !== null && photo.state !== "kept" && <p className="text-12 text-sub [overflow-wrap:anywhere]">{photo.url}</p>}
            {mayChange && photo.url === null && photo.hash !== null && (
              <RemoveButton label={`${index + 1}枚目の写真を外す`} isBusy={change.isBusy} onPress={() => void remove(photo.hash ?? "")} />
            )}
          </li>
        ))}
      </ul>
      {mayChange && <SendPhoto id={id} change={change} />}
    </Card>
  );
}

/** Where it is from, or why it is not there. */
function stateWords({ state, fault, url }: Photo): string {
  if (state === "kept") return url === null ? "この画面で加えた写真" : "ファイルのURLの写真";
  if (fault === null) return "読み込みを待っています。";
  return `${PHOTO_FAULT_WORDS[fault]}。${state === "waiting" ? "もう一度試します。" : ""}`;
}

function Picture({ photo: { hash, state }, label }: { readonly photo: Photo; readonly label: string }) {
  const box = "block aspect-[4/3] w-full rounded-[0.5rem] border border-line";
  if (hash === null || state !== "kept") return <span aria-hidden="true" className={`${box} hatched`} />;
  return <img src={`/api/estate/photos/${hash}/small`} alt={label} loading="lazy" decoding="async" className={`${box} object-cover`} />;
}

function RemoveButton({ label, isBusy, onPress }: { readonly label: string; readonly isBusy: boolean; readonly onPress: () => void }) {
  const isReady = useIsReady();
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!isReady || isBusy}
      onClick={onPress}
      className="inline-flex min-h-11 items-center text-13 text-link"
    >
      外す
    </button>
  );
}

function SendPhoto({ id, change }: { readonly id: string } & Pick<PhotosProps, "change">) {
  const isReady = useIsReady();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const send = async () => {
    const file = input.current?.files?.[0];
    setFault(file ? undefined : "写真を選んでください");
    if (!file) return;
    const body = new FormData();
    body.append("file", file, file.name);
    const isSent = await change.run("写真を加えました。", () =>
      apiClient().company.post("/listings/{id}/photos", { path: { id }, body, timeout: TIMEOUT, isRepeatable: false }),
    );
    if (isSent && input.current) input.current.value = "";
  };
  return (
    <form
      method="post"
      aria-label="写真を加える"
      className="mt-6 flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !change.isBusy) void send();
      }}
    >
      <div className="flex w-full flex-col gap-1">
        <FieldLabel htmlFor="photo">加える写真</FieldLabel>
        <SupportText id="photo-hint">JPEG・PNG・WebP・GIF・AVIF、15MBまで。撮影場所などの情報は取り除いて保存します。</SupportText>
        <input
          ref={input}
          id="photo"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? "photo-hint photo-error" : "photo-hint"}
          className={`${fieldClass} py-2.5`}
        />
        {fault && <ErrorText id="photo-error">{fault}</ErrorText>}
      </div>
      <Button type="submit" size="bar" tone="secondary" disabled={!isReady} isBusy={change.isBusy}>
        写真を加える
      </Button>
    </form>
  );
}
