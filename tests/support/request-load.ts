import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface RequestLoad {
  answered: number;
  /** What went wrong instead of an answer below 500. */
  failures: string[];
  stop(): Promise<void>;
}

/** Asks over and over, on connections that are kept and on new ones, until it is stopped. Nothing is tried twice. */
export function startRequestLoad(
  url: string,
  path: string,
  clients: { kept: number; fresh: number },
): RequestLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: clients.kept });
  const load: RequestLoad = { answered: 0, failures: [], stop };
  let stopped = false;

  function ask(own: Agent | false): Promise<void> {
    return new Promise((resolve) => {
      const fail = (error: Error) => {
        load.failures.push(error.message);
        resolve();
      };
      const asked = request(`${url}${path}`, { agent: own }, (answer) => {
        answer.on("error", fail);
        answer.resume().on("end", () => {
          if ((answer.statusCode ?? 500) >= 500) load.failures.push(`answered ${answer.statusCode}`);
          load.answered += 1;
          resolve();
        });
      });
      asked.on("error", fail);
      asked.end();
    });
  }

  async function work(own: Agent | false): Promise<void> {
    while (!stopped) {
      await ask(own);
      // A new worker needs some of the machine to start.
      await sleep(10);
    }
  }
  const working = [
    ...Array.from({ length: clients.kept }, () => work(agent)),
    ...Array.from({ length: clients.fresh }, () => work(false)),
  ];

  async function stop(): Promise<void> {
    stopped = true;
    await Promise.all(working);
    agent.destroy();
  }
  return load;
}
