import { z } from "zod";

export const accessShape = z.object({
  sub: z.string(),
  iss: z.string(),
  token_use: z.literal("access"),
  client_id: z.string(),
  scope: z.string(),
  username: z.string(),
  origin_jti: z.uuid(),
  jti: z.string(),
  exp: z.number(),
  device_key: z.string().optional(),
});

export type AccessClaims = z.infer<typeof accessShape>;
