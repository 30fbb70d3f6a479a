import cluster from "node:cluster";
import { type Config, readConfig } from "./env.ts";

/** Each way in loads what it needs: the primary of several workers stays small. */
async function run(config: Config): Promise<void> {
  if (cluster.isWorker) {
    const { serveAsWorker } = await import("./workers/serve-as-worker.ts");
    await serveAsWorker(config);
  } else if (config.workers > 1) {
    const { supervise } = await import("./workers/supervise.ts");
    await supervise(config, import.meta.filename);
  } else {
    const { endOnSignals, startServer } = await import("./start-server.ts");
    const endsOnSignal = endOnSignals();
    const { app, port } = await startServer(config);
    endsOnSignal(app);
    process.stdout.write(`Candor is ready at http://localhost:${port}\n`);
  }
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await run(config);
} catch (error) {
  const { explainStartFailure } = await import("./start-failure.ts");
  process.stderr.write(`candor: ${explainStartFailure(error, config)}\n`);
  process.exit(1);
}
