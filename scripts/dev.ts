import { spawn } from "node:child_process";
import path from "node:path";
import { createServer } from "vite";
import { ensureWebBuild } from "./fresh-web.ts";

const root = path.resolve(import.meta.dirname, "..");
const port = Number(process.env.PORT ?? 3000);
const apiPort = String(port + 1);

await ensureWebBuild(root);
const server = spawn(process.execPath, ["--watch-preserve-output", "--watch", "src/server/main.ts"], {
  cwd: root,
  // Its address is not the one to open: that is the page's, printed below.
  stdio: ["inherit", "ignore", "inherit"],
  env: { ...process.env, PORT: apiPort },
});
process.on("exit", () => server.kill());

process.env.API_PORT = apiPort;
const vite = await createServer({ configFile: path.join(root, "vite.config.ts"), server: { port } });
await vite.listen();
vite.printUrls();
