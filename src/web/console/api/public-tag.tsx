import { CodePanel } from "#web/kit/snippet/code-panel.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { checkerTag } from "#wire/checker/checker-tag.ts";

/** Whether a key is one that stands in pages for everybody to read. */
export function isPublicKey(key: string): boolean {
  return key.startsWith("mk_pub_");
}

/** The tag of the checker with the key that was just made. */
export function PublicTag({ keyText }: { readonly keyText: string }) {
  return (
    <Card title="価格チェッカーを置くタグ" lead="表示したい場所に、このまま置けます。色と形は、価格チェッカーの説明のページで選べます。">
      <CodePanel
        label="価格チェッカーのタグ"
        samples={[{ id: "html", label: "HTML", code: checkerTag({ siteOrigin: window.location.origin, key: keyText }) }]}
      />
    </Card>
  );
}
