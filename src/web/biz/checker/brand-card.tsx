import { NumberField, TextField } from "#web/kit/form/text-field.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { readBrand } from "#wire/checker/checker-widget.ts";
import { colourVerdict } from "./colour-verdict.ts";
import type { TypedBrand } from "./snippet.ts";

type BrandCardProps = { readonly brand: TypedBrand; readonly onChange: (brand: TypedBrand) => void };

const STATES = { kept: ["good", "そのまま使えます"], adjusted: ["warn", "調整します"], unread: ["quiet", "読み取れません"] } as const;

/** Colour, corners and contact of the checker, with what becomes of the colour. */
export function BrandCard({ brand, onChange }: BrandCardProps) {
  const verdict = colourVerdict(brand.color);
  const [tone, state] = STATES[verdict.state];
  const contact = brand.contact.trim();
  return (
    <Card title="色と形を合わせる" lead="変えると、見本とタグに反映します。">
      <div className="flex flex-col gap-4">
        <div>
          <TextField
            name="color"
            label="ブランドの色"
            isRequired={false}
            value={brand.color}
            onChange={(color) => onChange({ ...brand, color })}
          />
          <div className="mt-2 flex flex-wrap items-start gap-x-3 gap-y-1" aria-live="polite">
            <svg aria-hidden="true" width="24" height="24" className="shrink-0">
              <rect width="24" height="24" rx="4" fill={verdict.colour} />
            </svg>
            <p className="min-w-0 flex-1 basis-56 text-14">
              <Badge tone={tone}>{state}</Badge> {verdict.words}
            </p>
          </div>
        </div>
        <NumberField
          name="radius"
          label="角の丸み"
          isRequired={false}
          unit="px"
          mode="numeric"
          hint="0から24まで"
          value={brand.radius}
          onChange={(radius) => onChange({ ...brand, radius })}
        />
        <TextField
          name="contact"
          label="相談の受付ページ"
          isRequired={false}
          hint="https:// で始まるアドレス。結果に「相談する」のリンクが付きます。"
          error={contact !== "" && readBrand({ contact }).contactUrl === null ? "https:// で始まるアドレスを入力してください" : undefined}
          value={brand.contact}
          onChange={(next) => onChange({ ...brand, contact: next })}
        />
      </div>
    </Card>
  );
}
