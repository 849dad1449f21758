/** What an operator sets of a tenant's channel of LINE; its secrets come in another way. */
export type LineOrder =
  | { readonly task: "show" }
  | { readonly task: "remove" }
  | { readonly task: "stand-in" }
  | {
      readonly task: "set";
      readonly channelId: string;
      readonly loginChannelId: string | null;
      readonly liffId: string | null;
      readonly monthlyLimit: number;
      /** A file, or `-` for what is typed or piped in. */
      readonly secretsFile: string;
    };

type LineValues = {
  readonly [name in "channel" | "login-channel" | "liff" | "monthly-limit" | "secrets"]?: string | undefined;
} & { readonly remove?: boolean | undefined; readonly "stand-in"?: boolean | undefined };

/** Messages a month of a channel without a plan. */
const FREE_OF_CHARGE = "200";

const RULES = [
  { isBroken: ({ channel }: LineValues) => !isChannel(channel), words: "--channel は、Messaging API のチャネルID(10桁)です" },
  {
    isBroken: ({ secrets }: LineValues) => secrets === undefined,
    words: "--secrets に、シークレットとトークンのファイル(標準入力なら -)を指定してください",
  },
  {
    isBroken: ({ "login-channel": login }: LineValues) => login !== undefined && !isChannel(login),
    words: "--login-channel は、LINEログインのチャネルID(10桁)です",
  },
  {
    isBroken: ({ liff }: LineValues) => liff !== undefined && !/^\d{10}-\w{8}$/.test(liff),
    words: "--liff は 1234567890-AbcdEfgh の形です",
  },
  {
    isBroken: ({ liff, "login-channel": login }: LineValues) => (liff === undefined) !== (login === undefined),
    words: "--liff と --login-channel は、両方を指定してください",
  },
  {
    isBroken: ({ "monthly-limit": limit = FREE_OF_CHARGE }: LineValues) => !/^\d{1,7}$/.test(limit),
    words: "--monthly-limit は、ひと月に送れる通数です",
  },
] as const;

function isChannel(id: string | undefined): boolean {
  return id !== undefined && /^\d{10}$/.test(id);
}

/** What is wrong with it, or the order. */
export function lineOrder(values: LineValues): LineOrder | string {
  if (values.remove) return { task: "remove" };
  if (values["stand-in"]) return { task: "stand-in" };
  const { channel, secrets } = values;
  if (channel === undefined && secrets === undefined) return { task: "show" };
  const fault = RULES.find(({ isBroken }) => isBroken(values));
  if (fault || channel === undefined || secrets === undefined) return fault?.words ?? RULES[0].words;
  return {
    ...{ task: "set", channelId: channel, secretsFile: secrets, monthlyLimit: Number(values["monthly-limit"] ?? FREE_OF_CHARGE) },
    ...{ loginChannelId: values["login-channel"] ?? null, liffId: values.liff ?? null },
  };
}

/** Two lines, in any order; null: one of them is missing. */
export function readSecrets(text: string): { readonly secret: string; readonly accessToken: string } | null {
  const lines = new Map(
    text.split(/\r?\n/).map((line) => [line.slice(0, line.indexOf("=")).trim(), line.slice(line.indexOf("=") + 1).trim()]),
  );
  const [secret, accessToken] = [lines.get("LINE_CHANNEL_SECRET"), lines.get("LINE_CHANNEL_ACCESS_TOKEN")];
  return secret && accessToken ? { secret, accessToken } : null;
}
