import type { Gallery } from "#web/kit/ui/gallery.ts";
import { RecordedViews } from "./gallery-views.tsx";

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
