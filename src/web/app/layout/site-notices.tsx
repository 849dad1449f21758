import { useOnline } from "#web/app/online.ts";

/** The thin lines above the header. Each is one line of text, so that the page itself begins on the first screen of a phone. */
export function SiteNotices({ isSample, isLocal }: { isSample: boolean; isLocal: boolean }) {
  if (!isSample && !isLocal) return null;
  return (
    <section aria-label="表示中のデータと環境">
      {isSample && <p className="border-[#f0dfa0] border-b bg-warn-tint px-4 py-1 text-center text-12">サンプルデータで表示しています</p>}
      {isLocal && (
        <p className="no-print border-line border-b bg-quiet px-4 py-1 text-center text-12 text-sub">
          ローカル環境で動作中：メール・SMS・LINEは送信されません
        </p>
      )}
    </section>
  );
}

export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status" className="no-print sticky top-0 z-40">
      {!isOnline && (
        <p className="bg-ink px-4 py-2 text-center text-14 text-white">
          インターネットにつながっていません。表示中の内容は最後に読み込んだものです。
        </p>
      )}
    </div>
  );
}
