import { z } from "zod";

const optional = z.string().trim().min(1).optional();

/** What is set of an object store that keeps files outside of the data folder. */
export const OBJECT_STORE_SETTINGS = {
  OBJECT_STORE_URL: z.url().optional(),
  OBJECT_STORE_BUCKET: optional,
  OBJECT_STORE_REGION: z.string().trim().default("auto"),
  OBJECT_STORE_ACCESS_KEY_ID: optional,
  OBJECT_STORE_SECRET_ACCESS_KEY: optional,
} as const;

/** What an object store may not do without, once there is one. */
const REQUIRED = ["OBJECT_STORE_BUCKET", "OBJECT_STORE_ACCESS_KEY_ID", "OBJECT_STORE_SECRET_ACCESS_KEY"] as const;

type Settings = z.infer<z.ZodObject<typeof OBJECT_STORE_SETTINGS>>;
export type ObjectStoreSettings = Readonly<Record<"url" | "bucket" | "region" | "accessKeyId" | "secretAccessKey", string>>;

export function objectStoreFaults(settings: Settings): string[] {
  const missing = settings.OBJECT_STORE_URL === undefined ? [] : REQUIRED.filter((name) => settings[name] === undefined);
  return missing.length === 0 ? [] : [`OBJECT_STORE_URL needs ${missing.join(", ")}`];
}

/** Null: files are kept in the data folder. */
export function objectStoreOf(settings: Settings): ObjectStoreSettings | null {
  if (settings.OBJECT_STORE_URL === undefined) return null;
  return {
    url: settings.OBJECT_STORE_URL.replace(/(?<!\/)\/+$/, ""),
    bucket: settings.OBJECT_STORE_BUCKET ?? "",
    region: settings.OBJECT_STORE_REGION,
    accessKeyId: settings.OBJECT_STORE_ACCESS_KEY_ID ?? "",
    secretAccessKey: settings.OBJECT_STORE_SECRET_ACCESS_KEY ?? "",
  };
}
