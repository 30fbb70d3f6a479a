import { parentPort, workerData } from "node:worker_threads";
import { findDamage } from "./sqlite-damage.ts";

parentPort?.postMessage(findDamage(String(workerData), "quick_check(1)"));
