import type { Gallery, GalleryAnswers, GalleryModule } from "#web/kit/ui/gallery.ts";

/** The mode of the build, not the machine: a production build carries no gallery at all. */
export const isGalleryOpen = import.meta.env.MODE !== "production";

const found = import.meta.env.MODE !== "production" ? import.meta.glob<GalleryModule>("../**/*.gallery.tsx") : {};

/** All galleries, in the order of their paths. */
export function galleries(): Promise<Gallery[]> {
  return Promise.all(
    Object.entries(found)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([, load]) => (await load()).gallery),
  );
}

/** Has this page's calls of services answered by what is written down, and everything else refused; answers how to end that. */
export function answerFrom(answers: GalleryAnswers): () => void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const answer = answers[`${method} ${new URL(url).pathname}`];
    if (answer) return Response.json(answer);
    const problem = { type: "/problems/not-written-down", title: "", status: 501 };
    return Response.json(problem, { status: 501, headers: { "content-type": "application/problem+json" } });
  };
  return () => {
    window.fetch = ask;
  };
}
