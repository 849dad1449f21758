import { NoticeBox } from "#web/kit/ui/notice.tsx";

/** Told while the model that a price needs is on its way; the price follows by itself. */
export function PreparingPrice() {
  return (
    <NoticeBox title="推定の準備をしています">
      新しいデータで、価格を計算するモデルを作っています。数分で終わります。準備ができしだい自動で計算しますので、このままお待ちください。
    </NoticeBox>
  );
}
