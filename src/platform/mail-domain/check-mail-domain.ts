type DomainState = "ok" | "missing" | "wrong" | "unknown";
export type DomainCheck = {
  readonly what: "SPF" | "DKIM" | "DMARC";
  readonly name: string;
  readonly state: DomainState;
  readonly hint: string;
};

/** The TXT records of a name, each in one piece; none where the name has none. Throws where nobody answers. */
export type FindTexts = (name: string) => Promise<readonly string[]>;

export type DomainQuestion = {
  readonly domain: string;
  /** As it stands before `._domainkey`. */
  readonly selector: string;
  /** What SPF must name: the service that carries the mails. Null: any will do. */
  readonly includes?: string | null;
  /** The key that DKIM must tell, as its record has it (base64). Null: any will do. */
  readonly publicKey?: string | null;
};

const LIMIT_MS = 5000;
const UNKNOWN = "DNSの応答がありませんでした。時間をおいて、もう一度お試しください。";

/** Whether receivers will believe mails from the domain: SPF, DKIM and DMARC, each with what to do. Answers within five seconds. */
export function checkMailDomain(
  findTexts: FindTexts,
  { domain, selector, includes = null, publicKey = null }: DomainQuestion,
): Promise<DomainCheck[]> {
  const ask = async (what: DomainCheck["what"], name: string, judge: (texts: readonly string[]) => Judged): Promise<DomainCheck> => {
    try {
      return { what, name, ...judge(await withinLimit(findTexts(name))) };
    } catch {
      return { what, name, state: "unknown", hint: UNKNOWN };
    }
  };
  return Promise.all([
    ask("SPF", domain, (texts) => judgeSpf(texts, includes)),
    ask("DKIM", `${selector}._domainkey.${domain}`, (texts) => judgeDkim(texts, publicKey)),
    ask("DMARC", `_dmarc.${domain}`, judgeDmarc),
  ]);
}

type Judged = { readonly state: DomainState; readonly hint: string };
const OK: Judged = { state: "ok", hint: "設定されています。" };

function judgeSpf(texts: readonly string[], includes: string | null): Judged {
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const example = includes === null ? "v=spf1 include:送信サービス ~all" : `v=spf1 include:${includes} ~all`;
  const [record] = records;
  if (record === undefined) return { state: "missing", hint: `TXTレコードに「${example}」を加えてください。` };
  if (records.length > 1) return { state: "wrong", hint: "SPFのレコードが2つ以上あります。1つにまとめてください。" };
  if (/[ +]\+?all\b/i.test(record) && !/[-~?]all\b/i.test(record))
    return { state: "wrong", hint: "「+all」は、だれからの送信も認めます。「~all」か「-all」に変えてください。" };
  const named = record.toLowerCase().split(/\s+/);
  if (includes !== null && !named.includes(`include:${includes.toLowerCase()}`))
    return { state: "wrong", hint: `いまのレコードに「include:${includes}」を加えてください。` };
  return OK;
}

function judgeDkim(texts: readonly string[], publicKey: string | null): Judged {
  const record = texts.find((text) => /(^|;)\s*p=/i.test(text));
  if (record === undefined)
    return { state: "missing", hint: "このセレクターの公開鍵が見つかりません。お渡しした TXT（または CNAME）を加えてください。" };
  const key = /(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1]?.replace(/\s/g, "") ?? "";
  if (key === "") return { state: "wrong", hint: "公開鍵が空です（取り消された鍵）。新しい鍵を設定してください。" };
  if (publicKey !== null && key !== publicKey)
    return { state: "wrong", hint: "公開鍵が、お渡ししたものと違います。お渡しした TXT をそのまま設定してください。" };
  const isReadable = /^[A-Za-z0-9+/]{100,}={0,2}$/.test(key) || /k=ed25519/i.test(record);
  return isReadable ? OK : { state: "wrong", hint: "公開鍵が途中で切れているか、文字が混ざっています。もう一度写してください。" };
}

function judgeDmarc(texts: readonly string[]): Judged {
  const records = texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
  const [record] = records;
  if (record === undefined)
    return { state: "missing", hint: "TXTレコードに「v=DMARC1; p=none」を加えてください。慣れたら p=quarantine に変えられます。" };
  if (records.length > 1) return { state: "wrong", hint: "DMARCのレコードが2つ以上あります。1つにしてください。" };
  if (!/;\s*p=(none|quarantine|reject)\s*(;|$)/i.test(record))
    return { state: "wrong", hint: "「p=none」「p=quarantine」「p=reject」のどれかが必要です。" };
  return OK;
}

async function withinLimit<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), LIMIT_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
