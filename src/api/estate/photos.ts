import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { NOT_FOUND } from "#api/http/service.ts";
import { readPicture } from "#domain/listings/index.server.ts";
import { PHOTO_SIZES, type PhotoSize } from "#domain/listings/photos/types.ts";
import type { Storage } from "#platform/storage/storage.server.ts";

const sizes = Object.keys(PHOTO_SIZES) as [PhotoSize, ...PhotoSize[]];
/** What lies under the hash of its bytes is never another picture. */
const FOR_EVER = "public, max-age=31536000, immutable";

export const photoRoute = createRoute({
  method: "get",
  path: "/photos/{hash}/{size}",
  tags: ["estate"],
  summary: "物件の写真(WebP)",
  description: "`small` は長辺320、`medium` は960、`large` は1920ピクセルまでです。",
  request: {
    params: z.object({
      hash: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .openapi({ example: "0".repeat(64) }),
      size: z.enum(sizes),
    }),
  },
  responses: {
    200: { description: "写真", content: { "image/webp": { schema: { type: "string", format: "binary" } } } },
    ...NOT_FOUND,
  },
});

export function addPhotos(service: OpenAPIHono, { storage }: { readonly storage: Storage }): void {
  service.openapi(photoRoute, async (c) => {
    const { hash, size } = c.req.valid("param");
    const bytes = await readPicture(storage, hash, size);
    if (!bytes) return problem(c, "not-found");
    return c.body(new Uint8Array(bytes), 200, { "content-type": "image/webp", "cache-control": FOR_EVER });
  });
}
