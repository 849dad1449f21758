import { gzipSync } from "node:zlib";
import { readBrand } from "#wire/checker/checker-widget.ts";
import { framePage } from "./frame-page.ts";

/** The two scripts as they were built: what other sites load, and what runs in the frame. */
export type WidgetFiles = () => { readonly loader: string; readonly frame: string };

type Parts = { readonly widgetFiles: WidgetFiles; readonly siteOrigin: () => string };

const A_TOKEN = "x".repeat(300);

/** What a page that shows the checker loads before somebody asks a price, as gzip of the usual level. */
export function widgetSizes({ widgetFiles, siteOrigin }: Parts): { scriptBytes: number; frameBytes: number; totalBytes: number } {
  const { loader, frame } = widgetFiles();
  const page = { brand: readBrand({}), nonce: "A".repeat(24), token: A_TOKEN, isSample: true, siteOrigin: siteOrigin(), script: frame };
  const [scriptBytes, frameBytes] = [gzipSync(loader).length, gzipSync(framePage(page)).length];
  return { scriptBytes, frameBytes, totalBytes: scriptBytes + frameBytes };
}
