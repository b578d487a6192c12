import { afterAll, beforeAll, expect, test } from "vitest";
import { button, drawn, PATIENT, Stage, untilRuns } from "./panel.ts";
