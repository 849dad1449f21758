import { useMemo } from "react";
import type { HomeDetail } from "#api/client/client.ts";
import { KIND_LABELS } from "#kernel/home/kind-labels.ts";
import { PlanType } from "#web/kit/home/plan-type.tsx";
import { PlaceMap } from "#web/kit/map/place-map.tsx";

const FRAME = "relative overflow-hidden rounded-card border border-line bg-card";
const CAPTION = "absolute bottom-2 left-3 rounded-[0.375rem] bg-card/90 px-2 text-12 text-sub";
/** Of the height of what stands beside it, also while it is waited for; on a phone the credit would cover a scale. */
const MAP =
  "max-sm:[&_.maplibregl-ctrl-top-right]:hidden max-sm:[&_.maplibregl-ctrl-scale]:hidden [&_section]:h-40! sm:[&_section]:h-56! [&_.h-80]:h-40! sm:[&_.h-80]:h-56! [&_[role=status]]:hidden";
const NO_ITEMS: readonly never[] = [];

/** The type of the plan, the place and the photo, each saying what it is and is not. */
export function HomePictures({ detail: { home, facts, photos } }: { detail: HomeDetail }) {
  const isExact = facts.placePrecision === "building";
  const { lon, lat } = facts.place ?? {};
  // The map is drawn anew for another subject: the same home keeps its own.
  const subject = useMemo(
    () => (lon === undefined || lat === undefined ? null : { place: { lon, lat }, label: isExact ? "この物件" : "このあたり" }),
    [lon, lat, isExact],
  );
  return (
    <div className="grid grid-cols-[1.7fr_1fr] gap-3 sm:grid-cols-[1fr_1.5fr_0.9fr]">
      {home.layout !== null && (
        <figure className={`${FRAME} grid h-56 place-items-center max-sm:hidden`}>
          <PlanType layout={home.layout} kindLabel={KIND_LABELS[home.kind]} className="size-44" />
          <figcaption className={CAPTION}>{home.layout}の型（実際の間取り図ではありません）</figcaption>
        </figure>
      )}
      <div>
        {subject ? (
          <>
            <div className={MAP}>
              <PlaceMap title={isExact ? "物件の位置" : "物件のおおよその位置"} subject={subject} items={NO_ITEMS} />
            </div>
            {!isExact && (
              <p className="text-12 text-sub">
                おおよその位置です。{facts.placePrecision === "town" ? "町の中央" : "街区の中央"}を示しています。
              </p>
            )}
          </>
        ) : (
          <div className={`${FRAME} hatched grid h-56 place-items-center text-14 max-sm:h-40 text-sub`}>位置は掲載されていません</div>
        )}
      </div>
      <Photos photos={photos} title={home.title} />
      {home.layout !== null && (
        <figure className={`${FRAME} col-span-2 flex items-center gap-3 px-3 py-1.5 sm:hidden`}>
          <PlanType layout={home.layout} kindLabel={KIND_LABELS[home.kind]} className="size-14 shrink-0" />
          <figcaption className="text-12 text-sub">{home.layout}の型（実際の間取り図ではありません）</figcaption>
        </figure>
      )}
    </div>
  );
}

/** Photos one beside the other, moved by finger, wheel or keyboard; each opens large. */
function Photos({ photos, title }: { photos: HomeDetail["photos"]; title: string }) {
  if (photos.length === 0) {
    return (
      <div className={`${FRAME} hatched grid h-56 place-items-center text-center max-sm:h-40`}>
        <p className="rounded-control bg-card/90 px-3 py-1 text-13 text-sub">
          <b className="block text-14 text-ink">写真はまだありません</b>
          会社が登録すると、ここに表示します
        </p>
      </div>
    );
  }
  return (
    <ul aria-label={`写真${photos.length}枚`} className={`${FRAME} flex h-56 snap-x snap-mandatory overflow-x-auto max-sm:h-40`}>
      {photos.map(({ hash, caption, width, height }, index) => (
        <li key={hash} className="h-full w-full shrink-0 snap-start">
          <a href={`/api/estate/photos/${hash}/large`} target="_blank" rel="noreferrer" className="block h-full">
            <img
              src={`/api/estate/photos/${hash}/medium`}
              {...{ width, height }}
              loading={index === 0 ? "eager" : "lazy"}
              alt={caption ?? `${title}の写真 ${index + 1}枚目`}
              className="h-full w-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
