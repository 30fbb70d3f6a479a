import { Client, type Network } from "./client.ts";
import type { Keeper } from "./keeper.ts";
import { Ledger } from "./ledger.ts";
import { seededRandom } from "./random.ts";

const STEPS = 80;

/** Plays one random history of two clients on one document. Throws where a promise is broken; answers what happened. */
export async function playHistory(keeper: Keeper, seed: number): Promise<{ revisions: number }> {
  const network: Network = { random: seededRandom(seed), keeper, ledger: new Ledger(), late: [] };
  const { random, ledger } = network;
  const creation = `creation-${seed}`;
  const { id } = await keeper.create(creation, ["start"]);
  ledger.started(["start"]);
  const second = new Client("b", id, await keeper.read(id));
  // The answer to the creation was lost: the other device may have saved before the retry.
  for (let step = random.below(4); step > 0; step--) {
    second.edit(network);
    await second.send(network);
  }
  const retried = await keeper.create(creation, ["start"]);
  if (retried.id !== id) throw new Error("a retry of the creation made a second document");
  const first = new Client("a", id, { revision: retried.revision, words: ["start"] });
  const clients = [first, second] as const;

  for (let step = 0; step < STEPS; step++) await takeStep(clients, network, id);
  for (const client of clients) client.online = true;
  for (let round = 0; round < 200 && !clients.every((client) => client.isSettled); round++)
    for (const client of clients) await client.send(network);
  for (const client of clients)
    if (!client.isSettled) throw new Error("a client never came to rest, though it was online");
  const stored = await keeper.read(id);
  if (JSON.stringify(stored) !== JSON.stringify(ledger.last))
    throw new Error("what is stored is not what was acknowledged last");
  await keeper.forget(id);
  return { revisions: ledger.revisions };
}

async function takeStep(
  clients: readonly [Client, ...Client[]],
  network: Network,
  id: string,
): Promise<void> {
  const { random, keeper, ledger, late } = network;
  const client = random.pick(clients);
  const step = random.below(10);
  if (step < 4) client.edit(network);
  else if (step < 7) await client.send(network);
  else if (step < 8) await client.reload(network);
  else if (step < 9) client.online = !client.online;
  else {
    const [delayed] = late.splice(random.below(late.length), 1);
    if (delayed) ledger.answered(delayed.save, delayed.belief, await keeper.save(id, delayed.save));
  }
}
