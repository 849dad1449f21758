import { mapOrigins, type SiteMaps } from "./site-maps.ts";

/** What a page may do with a host: the words of its Content-Security-Policy. */
type Directive = "img" | "connect" | "frame";

/** 外部送信 (電気通信事業法 27条の12): to whom a page sends what, and why. One row a recipient; hosts that are ours are rows, too, so that none is without one. */
export type Destination = {
  /** Who gets it. */
  readonly recipient: string;
  /** False: another host of ours. */
  readonly isOutside: boolean;
  readonly sent: string;
  readonly when: string;
  readonly ourPurpose: string;
  readonly recipientPurpose: string;
  /** Whoever does not want it may say so on the page that lists it. */
  readonly mayBeStopped?: true;
  /** Origins, by what a page may do with them. */
  readonly hosts: Readonly<Partial<Record<Directive, readonly string[]>>>;
};

/** The settings that say where a page may send something. */
export type TagSettings = {
  /** Address of the site, without a slash at the end. */
  readonly ownOrigin: string;
  readonly isMeasured: boolean;
  readonly maps: SiteMaps;
  readonly auth: {
    readonly endpoint: string;
    readonly hostedOrigin: string;
    readonly objectsUrl: string;
    /** Of LINE, where pages open inside it. */
    readonly liffOrigins?: readonly string[];
    readonly outside?: Readonly<Partial<Record<"google" | "facebook", { readonly script: string; readonly origins: readonly string[] }>>>;
  };
};

/** Where the tag service sends what it counts. */
const TAG_SERVICE = ["https://www.googletagmanager.com", "https://*.google-analytics.com"];
const SHOWN_PLACE = "表示する地図の範囲、接続元のIPアドレス、ブラウザーの種類";
const GSI = "国土地理院";

/** Every place that pages of these settings may send something to. The headers of the site allow these hosts and no others. */
export function tagRegistry(settings: TagSettings): readonly Destination[] {
  return [...mapServices(settings), ...accounts(settings), ...measurement(settings), ...providers(settings), ...insideLine(settings)];
}

/** What the page about 外部送信 lists. */
export function sentOutside(settings: TagSettings): readonly Destination[] {
  return tagRegistry(settings).filter(({ isOutside }) => isOutside);
}

/** The hosts that a directive allows, each once. */
export function hostsFor(registry: readonly Destination[], directive: Directive): readonly string[] {
  return [...new Set(registry.flatMap(({ hosts }) => hosts[directive] ?? []))];
}

function measurement({ isMeasured }: TagSettings): Destination[] {
  if (!isMeasured) return [];
  return [
    {
      recipient: "Google LLC（Googleタグマネージャー）",
      isOutside: true,
      sent: "見た画面の名前（建物や場所の名前は含みません）、接続元のIPアドレス、ブラウザーの種類、Googleが発行する識別子",
      when: "お知らせを表示したあと、次の画面から。画面を見たとき（ブラウザーが送らないように求めているときを除く）",
      ourPurpose: "利用状況を知り、サイトを改善するため",
      recipientPurpose: "当社に利用状況の集計を提供し、Googleのサービスを維持・改善するため",
      mayBeStopped: true,
      hosts: { img: TAG_SERVICE, connect: TAG_SERVICE },
    },
  ];
}

type Asked = { readonly template: string; readonly service: string; readonly what: string };

function mapServices({ maps, ownOrigin }: TagSettings): Destination[] {
  const { base, hazards } = maps;
  const asked: Asked[] = [
    ...(base ? [{ template: base.template, service: "地理院タイル", what: "背景の地図" }] : []),
    ...(hazards ? [{ template: hazards.template, service: "ハザードマップポータルサイト", what: "災害の想定図" }] : []),
  ];
  const byRecipient = Map.groupBy(
    asked.filter(({ template }) => new URL(template).origin !== ownOrigin),
    recipientOf,
  );
  const shown = [...byRecipient].map(([recipient, all]): Destination => {
    const origins = mapOrigins({ tiles: "", ...picturesOf(all) });
    const services = recipient === GSI ? `（${all.map(({ service }) => service).join("・")}）` : "";
    return {
      recipient: `${recipient}${services}`,
      isOutside: true,
      sent: SHOWN_PLACE,
      when: "地図を開いたとき",
      ourPurpose: `${all.map(({ what }) => what).join("と")}を表示するため`,
      recipientPurpose: "地図の画像を配信し、その安定した運用のため",
      hosts: { img: origins, connect: origins },
    };
  });
  const own = mapOrigins({ ...maps, base: null, hazards: null });
  return own.length === 0 ? shown : [...shown, ownService(own, { img: own, connect: own })];
}

function picturesOf([first, second]: readonly Asked[]): Pick<SiteMaps, "base" | "hazards"> {
  const pictures = (asked: Asked | undefined) => (asked ? { template: asked.template, credit: "" } : null);
  return { base: pictures(first), hazards: pictures(second) };
}

/** ハザードマップポータルサイト is theirs, too. Of anybody else we know the host alone: a credit names who made the map, not who sends it. */
function recipientOf({ template }: Asked): string {
  const { host, hostname } = new URL(template);
  return /(^|\.)gsi\.go\.jp$/.test(hostname) ? GSI : host;
}

const PROVIDERS = { google: "Google LLC", facebook: "Meta Platforms, Inc.（Facebook）" } as const;

function providers({ auth: { outside = {} } }: TagSettings): Destination[] {
  return (["google", "facebook"] as const).flatMap((name): Destination[] => {
    const provider = outside[name];
    if (!provider) return [];
    const origins = [new URL(provider.script).origin, ...provider.origins];
    return [
      {
        recipient: PROVIDERS[name],
        isOutside: true,
        sent: "この事業者のアカウントにログインしているかどうかと、その識別子、接続元のIPアドレス、ブラウザーの種類",
        when: "この事業者のアカウントで登録した会員が、アイコンなどのファイルを使う画面を開いたとき",
        ourPurpose: "ファイルの持ち主であることを確かめるため",
        recipientPurpose: "アカウントの認証を提供し、安全を保つため",
        hosts: { connect: origins, frame: origins },
      },
    ];
  });
}

function insideLine({ auth: { liffOrigins = [] } }: TagSettings): Destination[] {
  if (liffOrigins.length === 0) return [];
  return [
    {
      recipient: "LINEヤフー株式会社（LINE）",
      isOutside: true,
      sent: "LINEのアカウントの識別子、LINEとこの画面のあいだの認証の情報、接続元のIPアドレス、ブラウザーの種類",
      when: "LINEの中で、お問い合わせや条件の登録の画面を開いたとき",
      ourPurpose: "LINEから問い合わせた人、条件を登録した人を確かめ、受付番号をトークに残すため",
      recipientPurpose: "LINEの中の画面を提供し、安全を保つため",
      hosts: { connect: liffOrigins },
    },
  ];
}

function accounts({ ownOrigin, auth: { endpoint, hostedOrigin, objectsUrl } }: TagSettings): Destination[] {
  const files = objectsUrl === "" ? "" : new URL(objectsUrl).origin;
  const byOrigin = [...new Set([endpoint, hostedOrigin, files])].filter((origin) => origin !== "");
  return byOrigin.map((origin): Destination => {
    const hosts = { connect: [origin], ...(origin === files ? { img: [origin] } : {}) };
    if (isOwn(origin, ownOrigin)) return ownService([origin], hosts);
    return {
      recipient: new URL(origin).host,
      isOutside: true,
      sent: "ログインと会員登録に必要な情報、接続元のIPアドレス、ブラウザーの種類",
      when: "会員登録、ログイン、アカウント設定の画面を使うとき",
      ourPurpose: "本人を確かめ、会員の情報とファイルを保管するため",
      recipientPurpose: "当社の委託を受けて、認証と保管のサービスを提供するため",
      hosts,
    };
  });
}

function ownService([origin = ""]: readonly string[], hosts: Destination["hosts"]): Destination {
  const purpose = "本サービスを提供するため";
  const when = "画面を使うとき";
  return {
    recipient: new URL(origin).host,
    isOutside: false,
    sent: "画面の操作に必要な情報",
    when,
    ourPurpose: purpose,
    recipientPurpose: purpose,
    hosts,
  };
}

/** The host of the site, or one below its name. Another name is told, though it may be ours: too much is no harm. */
function isOwn(origin: string, ownOrigin: string): boolean {
  const hostname = (address: string) => new URL(address).hostname.replace(/^www\./, "");
  if (ownOrigin === "") return false;
  return hostname(origin) === hostname(ownOrigin) || hostname(origin).endsWith(`.${hostname(ownOrigin)}`);
}
