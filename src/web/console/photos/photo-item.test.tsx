import { expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { PhotoItem } from "./photo-item.tsx";

const photo = { url: null, hash: "a".repeat(64), state: "kept", fault: null } as const;
const item = (ordinal: number, moved: "earlier" | "later" | null) => (
  <ul>
    <PhotoItem
      photo={photo}
      title="豊洲レジデンス"
      ordinal={ordinal}
      isBusy={false}
      moved={moved}
      acts={{ hash: photo.hash, canGoEarlier: ordinal > 1, canGoLater: ordinal < 3, onMove: async () => {}, onRemove: async () => {} }}
    />
  </ul>
);

it("a picture that was moved keeps the focus: on the same way on, or on the next thing to do where it ends", async () => {
  const page = await livePage(item(3, null));
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await page.draw(item(2, "earlier"));
  expect(focused()).toBe("2枚目の写真を前へ");
  await page.draw(item(2, null));
  await page.draw(item(1, "earlier"));
  expect(focused()).toBe("1枚目の写真を後ろへ");
});
