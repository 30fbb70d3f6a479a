// What one thread can do at most that speaks HTTP and saves as durably: the bodies are parsed, and the statements of the raw engine are
// run. No session, no check, no limit, no framework. Saves that come at once share a commit, as those of the server do.
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";
import { openSqliteFile, sqliteFileIn } from "../../src/server/db/open-sqlite.ts";
import { readConfig } from "../../src/server/env.ts";
import { CONNECTIONS, openRawSqlite, saveOnPostgres } from "./raw-engine.ts";

interface Save {
  id: string;
  content: string;
  saveId: string;
}

interface Engine {
  revisionOf(id: string): Promise<number>;
  save(save: Save): Promise<number>;
}

function onSqlite(dataDir: string): Engine {
  const file = openSqliteFile(sqliteFileIn(dataDir));
  // The server beside it writes too, if only when somebody was seen last.
  file.exec("pragma busy_timeout = 5000");
  const raw = openRawSqlite(file);
  const read = file.prepare("select revision from resumes where id = ?");
  let open: (() => void)[] = [];

  function commit(): void {
    const answered = open;
    open = [];
    raw.commit();
    for (const answer of answered) answer();
  }

  return {
    revisionOf: async (id) => Number(read.get(id)?.revision),
    async save({ id, content, saveId }) {
      if (open.length === 0) {
        raw.begin();
        setImmediate(commit);
      }
      const revision = raw.save(id, content, saveId);
      const { promise, resolve } = Promise.withResolvers<void>();
      open.push(resolve);
      await promise;
      return revision;
    },
  };
}

function onPostgres(connectionString: string): Engine {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
  return {
    async revisionOf(id) {
      const { rows } = await pool.query("select revision from resumes where id = $1", [id]);
      return Number(rows[0]?.revision);
    },
    async save({ id, content, saveId }) {
      const client = await pool.connect();
      const revision = await saveOnPostgres(client, id, content, saveId);
      client.release();
      return revision;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  request.on("data", (part) => parts.push(part));
  request.on("end", resolve);
  await promise;
  return Buffer.concat(parts).toString("utf8");
}

const config = readConfig(process.env);
const engine = config.databaseUrl ? onPostgres(config.databaseUrl) : onSqlite(config.dataDir);
const server = createServer(async (request, response) => {
  const id = request.url?.split("/").at(-1) ?? "";
  if (request.method === "GET") {
    response.end(JSON.stringify({ revision: await engine.revisionOf(id) }));
    return;
  }
  const { resume, saveId } = JSON.parse(await bodyOf(request));
  const revision = await engine.save({ id, saveId, content: JSON.stringify(resume) });
  const answer = JSON.stringify({ revision });
  response.writeHead(200, { "content-type": "application/json", "content-length": answer.length });
  response.end(answer);
});
server.listen(config.port, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}\n`);
});
