import { useState } from "react";
import { recorded } from "#web/app/measurement/recorder.ts";
import { Button } from "#web/kit/ui/button.tsx";
import type { Gallery } from "#web/kit/ui/gallery.ts";

export function GalleryPage({ galleries }: { galleries: readonly Gallery[] }) {
  return (
    <div className="measure-content py-10">
      <h1 className="text-28">部品一覧</h1>
      <p className="text-14 text-sub">開発用の画面です。部品と画面を、見本のデータで表示しています。</p>
      {galleries.map(({ title, cases }) => (
        <section key={title} className="mt-10 border-line border-t pt-6">
          <h2 className="text-18">{title}</h2>
          {cases.map(({ name, element }) => (
            <div key={name} className="mt-5" data-gallery={`${title} ${name}`}>
              <h3 className="mb-2 font-normal text-13 text-sub">{name}</h3>
              {element}
            </div>
          ))}
        </section>
      ))}
      <RecordedViews />
    </div>
  );
}

/** Development: the page views of this tab, as the tag service would get them. */
function RecordedViews() {
  const [views, setViews] = useState(() => recorded(window));
  return (
    <section className="mt-10 border-line border-t pt-6">
      <h2 className="text-18">このページを開いてから記録したページビュー</h2>
      <p className="text-13 text-sub">本番では、外部送信のお知らせを表示したあと、Googleタグマネージャーに送ります。</p>
      {views.length === 0 ? (
        <p className="mt-3 text-14">まだありません。ほかの画面を開いてから戻ってください。</p>
      ) : (
        <p className="mt-3 text-14">{views.map(({ name }) => name).join(" → ")}</p>
      )}
      <Button tone="secondary" size="bar" className="mt-3" onClick={() => setViews(recorded(window))}>
        読み直す
      </Button>
    </section>
  );
}
