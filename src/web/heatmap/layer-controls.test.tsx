import { describe, expect, it, vi } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { LayerControls, type LayerControlsProps } from "./layer-controls.tsx";

const ignore = () => undefined;
const usual: LayerControlsProps = {
  ...{ topic: "price", kind: "condo", years: [2021, 2022, 2024], year: 2022 },
  ...{ onTopic: ignore, onKind: ignore, onYear: ignore },
};
const open = (changes: Partial<LayerControlsProps> = {}) => openInRouter(<LayerControls {...usual} {...changes} />);

describe("what the heatmap shows is chosen", () => {
  it("by item, each by its name", async () => {
    const onTopic = vi.fn<LayerControlsProps["onTopic"]>();
    const { tick } = await open({ onTopic });

    tick("layer", true, "crime");
    tick("layer", true, "quake");

    expect(onTopic.mock.calls).toEqual([["crime"], ["quake"]]);
  });
});
