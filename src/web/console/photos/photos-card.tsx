import { useState } from "react";
import { apiClient, type CompanyHomeResponse } from "#api/client/client.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { type Change, useChange } from "#web/console/frame/use-change.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { PhotoItem } from "./photo-item.tsx";
import { SendPhotos } from "./send-photos.tsx";

type Home = CompanyHomeResponse;
type Direction = "earlier" | "later";
type Moved = { readonly hash: string; readonly to: Direction };
type PhotosProps = { readonly home: Home; readonly mayChange: boolean };

/** The pictures of a home in their order, why some are not there, and the way to more. What is done here is told here. */
export function PhotosCard({ home: { id, title, photos }, mayChange }: PhotosProps) {
  const change = useChange();
  const [removed, setRemoved] = useState<string | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const remove = async (hash: string) => {
    const path = { id, hash };
    if (await change.run("写真を外しました。", () => apiClient().company.delete("/listings/{id}/photos/{hash}", { path })))
      setRemoved(hash);
  };
  const move = async (hash: string, to: Direction) => {
    setRemoved(null);
    setMoved(null);
    const isDone = await change.run("写真の順番を変えました。", () =>
      apiClient().company.put("/listings/{id}/photos/{hash}/place", { path: { id, hash }, body: { to } }),
    );
    if (isDone) setMoved({ hash, to });
  };
  const isSent = (index: number) => photos[index]?.url === null;
  return (
    <Card title="写真" lead={photos.length === 0 ? "まだありません。" : `${photos.length}枚。この順に表示します。`}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.hash ?? photo.url}
            photo={photo}
            title={title}
            ordinal={index + 1}
            isBusy={change.isBusy}
            moved={moved !== null && moved.hash === photo.hash ? moved.to : null}
            acts={
              mayChange && photo.hash !== null && photo.url === null
                ? { hash: photo.hash, canGoEarlier: isSent(index - 1), canGoLater: isSent(index + 1), onMove: move, onRemove: remove }
                : null
            }
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-col gap-4">
        <ChangeOutcome {...change} />
        {removed !== null && <Undo id={id} hash={removed} change={change} onDone={() => setRemoved(null)} />}
        {mayChange && <SendPhotos id={id} change={change} onSend={() => setRemoved(null)} />}
      </div>
    </Card>
  );
}

type UndoProps = { readonly id: string; readonly hash: string; readonly change: Change; readonly onDone: () => void };

/** The focus goes here: the button that was pressed is gone with its picture. */
function Undo({ id, hash, change, onDone }: UndoProps) {
  const undo = async () => {
    const asked = () => apiClient().company.post("/listings/{id}/photos/{hash}/restoration", { path: { id, hash }, body: {} });
    if (await change.run("写真をもどしました。", asked)) onDone();
  };
  return (
    <Button ref={focusOnce} size="bar" tone="secondary" className="self-start" isBusy={change.isBusy} onClick={() => void undo()}>
      外した写真をもどす
    </Button>
  );
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}
