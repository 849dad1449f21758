import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Where the page lies among the files. */
export const GALLERY_PAGE = "/test/gallery/gallery.html";

/** The page that draws one case of the galleries at a time, as the files of a site: texts and bytes by path. */
export async function buildGallery(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  // Style sheets hold the names that are found below the root.
  const root = path.resolve(import.meta.dirname, "../..");
  const { NODE_ENV } = process.env;
  const built = await build({
    ...{ configFile: false, root, mode: "test", publicDir: false, logLevel: "warn" },
    plugins: [tailwindcss(), react()],
    resolve: { alias: { "@tanstack/react-start": path.join(import.meta.dirname, "browser-half.ts") } },
    build: { write: false, minify: false, target: "esnext", rolldownOptions: { input: path.join(root, GALLERY_PAGE) } },
  });
  // Vite leaves its own behind, and other tests of this process would get halves of React that do not fit.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  if (!("output" in built)) throw new Error("the gallery was built in another way than once");
  return new Map(built.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]));
}
