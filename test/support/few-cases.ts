import fc from "fast-check";
import { runs } from "./runs.ts";

/** For properties that name no number of cases themselves. */
fc.configureGlobal({ numRuns: runs({ few: 20, usual: 100, full: 1000 }) });
