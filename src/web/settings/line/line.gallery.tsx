import type { Gallery } from "#web/kit/ui/gallery.ts";
import { LineLinkScreen } from "./link.screen.tsx";

export const gallery: Gallery = {
  title: "LINEとの連携",
  cases: [
    { name: "連携する", element: <LineLinkScreen linkToken="abc" /> },
    { name: "リンクなし", element: <LineLinkScreen linkToken={undefined} /> },
  ],
};
