import type { Gallery } from "#web/kit/ui/gallery.ts";
import { DirectmailView } from "./directmail.view.tsx";
import { sampleTargets } from "./samples.ts";

const ignore = () => undefined;
const long = Array.from({ length: 40 }, (_, index) => ({
  town: `とても長い名前の町${index + 1}丁目`.repeat(3),
  households: 9990 - index * 10,
}));

export const gallery: Gallery = {
  title: "ダイレクトメール",
  cases: [
    { name: "数がある", element: <DirectmailView targets={sampleTargets()} isBusy={false} onCity={ignore} /> },
    { name: "町が多い", element: <DirectmailView targets={sampleTargets({ towns: long })} isBusy onCity={ignore} /> },
    {
      name: "区全体だけ",
      element: <DirectmailView targets={sampleTargets({ towns: [], households: 281_230 })} isBusy={false} onCity={ignore} />,
    },
    {
      name: "取り込んでいない",
      element: <DirectmailView targets={sampleTargets({ towns: [], households: 0, source: null })} isBusy={false} onCity={ignore} />,
    },
    { name: "読み込めない", element: <DirectmailView targets={null} isBusy={false} onCity={ignore} /> },
  ],
};
