import type { SiteAuth } from "#api/client/context.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import { type Environment, IdentityFault } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { presign, type Signing, signedHeaders } from "./presign.ts";
import type { CredentialSource } from "./types.ts";

/** `public` files can be read by every holder of credentials, `private` ones by their owner alone. */
type FileArea = "public" | "private";

/** A person's own files. Every method rejects with an `IdentityFault` that bears the store's code (`NoSuchKey`, `EntityTooLarge` …). */
export interface MemberFiles {
  /** `icon.png` → `public/<identity>/icon.png` of whoever is signed in. */
  keyOf(area: FileArea, name: string): Promise<string>;
  /** The blob's type must be one the store keeps. Replaces what was there. */
  put(key: string, file: Blob): Promise<void>;
  get(key: string): Promise<Blob>;
  remove(key: string): Promise<void>;
  /** An address that opens the file without signing in, for an hour unless said otherwise. */
  address(key: string, expiresIn?: Milliseconds): Promise<string>;
}

type FileSettings = {
  readonly auth: Pick<SiteAuth, "objectsUrl" | "identityPoolId">;
  readonly credentials: CredentialSource;
  readonly environment: Pick<Environment, "fetch" | "now">;
};
type Request = { readonly key: string; readonly method: "PUT" | "GET" | "DELETE"; readonly file?: Blob };

/** Bucket of the object store. */
const BUCKET = "files";

export function createMemberFiles({ auth, credentials, environment }: FileSettings): MemberFiles {
  const region = auth.identityPoolId?.split(":")[0] ?? "";
  const signing = async (): Promise<Signing> => ({ credentials: await credentials.get(), region, now: environment.now() });
  const addressOf = (key: string) => `${auth.objectsUrl}/${BUCKET}/${key.split("/").map(encodeURIComponent).join("/")}`;

  async function send({ key, method, file }: Request): Promise<Response> {
    const url = addressOf(key);
    const body = file ? await file.arrayBuffer() : null;
    const headers = await signedHeaders(await signing(), { url, method, body, contentType: file?.type ?? null });
    const response = await environment.fetch(url, { method, headers, body, credentials: "omit" }).catch((cause: unknown) => {
      throw new CatalogueError("Network Error", { name: "NetworkError", cause });
    });
    if (!response.ok) throw await faultOf(response);
    return response;
  }

  return {
    keyOf: async (area, name) => `${area}/${(await credentials.get()).identityId}/${name}`,
    put: async (key, file) => {
      await send({ key, method: "PUT", file });
    },
    get: async (key) => (await send({ key, method: "GET" })).blob(),
    remove: async (key) => {
      await send({ key, method: "DELETE" });
    },
    address: async (key, expiresIn) => presign(addressOf(key), await signing(), expiresIn),
  };
}

/** The store says no in XML. */
async function faultOf(response: Response): Promise<IdentityFault> {
  const xml = await response.text();
  const [, code = "UnknownError"] = /<Code>([^<]*)<\/Code>/.exec(xml) ?? [];
  const [, message = code] = /<Message>([^<]*)<\/Message>/.exec(xml) ?? [];
  return new IdentityFault(code, message, response.status);
}
