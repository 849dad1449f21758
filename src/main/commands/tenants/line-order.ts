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

/** What is wrong with it, or the order. */
export function lineOrder(values: LineValues): LineOrder | string {
  const {
    channel,
    "login-channel": login = null,
    liff = null,
    "monthly-limit": limit = "200",
    secrets,
    remove,
    "stand-in": standIn,
  } = values;
  if (remove) return { task: "remove" };
  if (standIn) return { task: "stand-in" };
  if (channel === undefined && secrets === undefined) return { task: "show" };
  if (channel === undefined || !/^\d{10}$/.test(channel)) return "--channel は、Messaging API のチャネルID(10桁)です";
  if (secrets === undefined) return "--secrets に、シークレットとトークンのファイル(標準入力なら -)を指定してください";
  if (login !== null && !/^\d{10}$/.test(login)) return "--login-channel は、LINEログインのチャネルID(10桁)です";
  if (liff !== null && !/^\d{10}-\w{8}$/.test(liff)) return "--liff は 1234567890-AbcdEfgh の形です";
  if ((liff === null) !== (login === null)) return "--liff と --login-channel は、両方を指定してください";
  if (!/^\d{1,7}$/.test(limit)) return "--monthly-limit は、ひと月に送れる通数です";
  return { task: "set", channelId: channel, loginChannelId: login, liffId: liff, monthlyLimit: Number(limit), secretsFile: secrets };
}

/** Two lines, in any order; null: one of them is missing. */
export function readSecrets(text: string): { readonly secret: string; readonly accessToken: string } | null {
  const lines = new Map(
    text.split(/\r?\n/).map((line) => [line.slice(0, line.indexOf("=")).trim(), line.slice(line.indexOf("=") + 1).trim()]),
  );
  const [secret, accessToken] = [lines.get("LINE_CHANNEL_SECRET"), lines.get("LINE_CHANNEL_ACCESS_TOKEN")];
  return secret && accessToken ? { secret, accessToken } : null;
}
