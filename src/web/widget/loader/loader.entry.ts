import { putFrame } from "./put-frame.ts";

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) putFrame(currentScript);
