import { z } from "zod";

/** What an identity pool lets in, as it is kept. The secret of the Facebook app is sealed. */
const keptSettings = z.object({
  allowsGuests: z.boolean().default(false),
  /** User pools, each with the clients whose id tokens count. */
  userPools: z.array(z.object({ poolId: z.string(), clientIds: z.array(z.string()) })).default([]),
  google: z
    .object({
      clientIds: z.array(z.string()).min(1),
      issuers: z.array(z.string()).default(["https://accounts.google.com", "accounts.google.com"]),
      keysUrl: z.url().default("https://www.googleapis.com/oauth2/v3/certs"),
    })
    .nullable()
    .default(null),
  facebook: z
    .object({ appId: z.string().min(1), appSecretSealed: z.base64(), graphUrl: z.url().default("https://graph.facebook.com") })
    .nullable()
    .default(null),
  /** The values of CustomRoleArn that may be asked for. */
  roles: z.array(z.string()).default([]),
});

export type KeptFederationSettings = z.infer<typeof keptSettings>;
type KeptFacebook = NonNullable<KeptFederationSettings["facebook"]>;

export type FederationSettings = Omit<KeptFederationSettings, "facebook"> & {
  readonly facebook: (Omit<KeptFacebook, "appSecretSealed"> & { readonly appSecret: string }) | null;
};

/** An identity pool: which logins it knows, each of which leads to one identity. The id is `ap-northeast-1:` and a UUID. */
export type Federation = { readonly id: string; readonly name: string; readonly settings: FederationSettings; readonly createdAt: Date };

/** Settings as they are kept; what an older row lacks has the default of today. */
export function parseFederationSettings(kept: unknown): KeptFederationSettings {
  return keptSettings.parse(kept);
}
