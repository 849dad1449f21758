/** Files cannot be kept: the folder is missing, full, not ours, or something else lies in its place. Nothing was kept; whoever runs the site must see to it. */
export class StorageUnusable extends Error {
  override readonly name = "StorageUnusable";

  constructor(cause: unknown) {
    super(`files cannot be kept: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** How long a caller is asked to wait: until somebody has made room. */
export const UNUSABLE_RETRY_SECONDS = 60;
