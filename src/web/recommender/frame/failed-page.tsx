import { LoadFailed } from "#web/kit/ui/state-block.tsx";

/** A page whose data could not be had, under its own heading. */
export function FailedPage({ title }: { readonly title: string }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="mb-5 text-28">{title}</h1>
      <LoadFailed title="読み込みに失敗しました" />
    </div>
  );
}
