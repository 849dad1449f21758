import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import IconCropper from "./icon-cropper.tsx";

const draw = () => renderToStaticMarkup(<IconCropper url="blob:picture" onArea={() => undefined} onUnreadable={() => undefined} />);

it("says how the picture is moved, by keys too", () => {
  expect(draw()).toContain("画像をドラッグして位置を合わせます。キーボードでは、画像を選んで矢印キーで動かします。");
});

it("the zoom has a label, begins at the whole picture and is read out as a factor", () => {
  const html = draw();

  expect(html).toMatch(/<label for="([^"]+)"[^>]*>拡大<\/label><input id="\1" type="range"/);
  expect(html).toMatch(/min="1" max="4"[^>]*value="1"|value="1"[^>]*min="1"/);
  expect(html).toContain('aria-valuetext="1.0倍"');
});

it("the picture itself, which only its owner knows, is not described", () => {
  expect(draw()).toMatch(/<img[^>]*alt=""/);
});
