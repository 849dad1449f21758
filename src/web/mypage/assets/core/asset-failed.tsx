import { LoadFailed } from "#web/kit/ui/state-block.tsx";

/** In place of a page about a home that could not be read. */
export function AssetFailed({ title }: { readonly title: string }) {
  return (
    <div className="measure-form flex flex-col gap-4 py-8">
      <h1 className="text-28">{title}</h1>
      <LoadFailed title="読み込みに失敗しました">物件を読み込めませんでした。保存されている内容はそのままです。</LoadFailed>
    </div>
  );
}
