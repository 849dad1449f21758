import { PROVIDER_MARKS, type ProviderMarkName } from "#wire/provider-marks.ts";

/** The own mark of a provider, as its brand rules draw it. */
export function ProviderMark({ name }: { name: ProviderMarkName }) {
  const { viewBox, paths } = PROVIDER_MARKS[name];
  return (
    <svg aria-hidden="true" viewBox={viewBox} className="size-5 shrink-0">
      {paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}
