import { z } from "zod";

const attributes = z.record(z.string(), z.string());

const oidc = z.object({
  kind: z.literal("oidc"),
  /** As the `identities` claim names it. */
  type: z.enum(["Google", "OIDC"]).default("OIDC"),
  clientId: z.string().min(1),
  /** Where its metadata is found (OpenID Connect Discovery 1.0), and whom its tokens must be from. */
  issuer: z.url(),
  scopes: z.array(z.string()).default(["openid", "email", "profile"]),
  /** Our attribute by the claim it comes from. */
  attributes: attributes.default({
    email: "email",
    email_verified: "email_verified",
    name: "name",
    given_name: "given_name",
    family_name: "family_name",
    picture: "picture",
  }),
});

/** The version is part of every address (Facebook Login, "Manually build a login flow"). */
const FACEBOOK_VERSION = "v23.0";

const facebook = z.object({
  kind: z.literal("facebook"),
  type: z.literal("Facebook").default("Facebook"),
  clientId: z.string().min(1),
  dialog: z.url().default(`https://www.facebook.com/${FACEBOOK_VERSION}/dialog/oauth`),
  graph: z.url().default(`https://graph.facebook.com/${FACEBOOK_VERSION}`),
  scopes: z.array(z.string()).default(["public_profile", "email"]),
  attributes: attributes.default({ email: "email", name: "name", given_name: "first_name", family_name: "last_name" }),
});

/** LINE Login v2.1; its addresses are those of LINE's own discovery document. */
const line = z.object({
  kind: z.literal("line"),
  type: z.literal("OIDC").default("OIDC"),
  /** The id of the channel. */
  clientId: z.string().min(1),
  issuer: z.string().default("https://access.line.me"),
  authorize: z.url().default("https://access.line.me/oauth2/v2.1/authorize"),
  token: z.url().default("https://api.line.me/oauth2/v2.1/token"),
  /** The public keys of what apps sign. */
  certs: z.url().default("https://api.line.me/oauth2/v2.1/certs"),
  scopes: z.array(z.string()).default(["openid", "profile", "email"]),
  attributes: attributes.default({ email: "email", name: "name", picture: "picture" }),
});

const providerSettings = z.discriminatedUnion("kind", [oidc, facebook, line]);

export type OidcSettings = z.infer<typeof oidc>;
export type FacebookSettings = z.infer<typeof facebook>;
export type LineSettings = z.infer<typeof line>;
export type ProviderSettings = z.infer<typeof providerSettings>;

/** Settings as they are kept or given; what is not said has its default. */
export function parseProviderSettings(kept: unknown): ProviderSettings {
  return providerSettings.parse(kept);
}

/** What is the same for everybody who uses them. */
export const KNOWN_PROVIDERS = {
  Google: { kind: "oidc", type: "Google", issuer: "https://accounts.google.com" },
  Facebook: { kind: "facebook" },
  LINE: { kind: "line" },
} as const;

export type ProviderName = keyof typeof KNOWN_PROVIDERS;
