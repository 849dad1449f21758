export { funnelsOf, registerMeasurementJobs, type ScreenCounter, screenCounter } from "./screen-counter.server.ts";
