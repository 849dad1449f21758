import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { answerFrom } from "#web/app/gallery.ts";
import { recorded } from "#web/app/measurement/recorder.ts";
import { Button } from "#web/kit/ui/button.tsx";
import type { Gallery, GalleryCase } from "#web/kit/ui/gallery.ts";

/** `only`: the title and the name of one case, which is drawn alone. */
export function GalleryPage({ galleries, only }: { readonly galleries: readonly Gallery[]; readonly only: string | undefined }) {
  const all = galleries.flatMap(({ title, cases }) => cases.map((each) => ({ ...each, name: `${title} ${each.name}` })));
  const alone = all.find(({ name }) => name === only);
  if (alone) return <CaseAlone key={only} shown={alone} />;
  return (
    <div className="measure-content py-10">
      <h1 className="text-28">部品一覧</h1>
      <p className="text-14 text-sub">開発用の画面です。部品と画面を、見本のデータで表示しています。</p>
      {galleries.map(({ title, cases }) => (
        <section key={title} className="mt-10 border-line border-t pt-6">
          <h2 className="text-18">{title}</h2>
          {cases.map(({ name, element, asks }) => (
            <div key={name} className="mt-5" data-gallery={`${title} ${name}`}>
              <h3 className="mb-2 font-normal text-13 text-sub">
                <Link to="/__gallery" search={{ only: `${title} ${name}` }} className="text-link">
                  {name}
                </Link>
              </h3>
              {asks ? <p className="text-14">サービスに問い合わせる画面です。名前を押すと、ひとつだけ表示します。</p> : element}
            </div>
          ))}
        </section>
      ))}
      <RecordedViews />
    </div>
  );
}

/** One case as it would stand on its page, with the answers that it asks for. */
export function CaseAlone({ shown: { element, asks } }: { readonly shown: GalleryCase }): ReactNode {
  const [isAnswered, setAnswered] = useState(asks === undefined);
  useEffect(() => {
    if (!asks) return undefined;
    window.history.replaceState(window.history.state, "", `${window.location.pathname}${window.location.search}${asks.hash ?? ""}`);
    const end = answerFrom(asks.answers);
    setAnswered(true);
    return end;
  }, [asks]);
  return isAnswered ? element : null;
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
