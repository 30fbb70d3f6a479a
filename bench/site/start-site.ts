import { spawn } from "node:child_process";

interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** The server as people run it, on a port and a database of its own. */
export async function startSite(root: string, port: number, dataDir: string): Promise<Site> {
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" },
  });
  const ended = new Promise<void>((resolve) => server.on("exit", () => resolve()));
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) {
      return {
        url,
        stop: () => {
          server.kill();
          return ended;
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error("The server did not start.");
}
