/**
 * The drafts of this device, in IndexedDB with strict durability: a write that has answered is on the disk and survives
 * a killed browser, which local storage does not promise. Where the browser blocks it, every call rejects.
 */
export interface DeviceDatabase {
  get(key: string): Promise<unknown>;
  all(): Promise<unknown[]>;
  /** Reads, decides and writes in one transaction. `change` answers the record to keep, or null to keep what is there. */
  change(key: string, decide: (found: unknown) => object | null): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes the record if it is the expected one still; answers whether nothing is left of it. */
  removeIf(key: string, isExpected: (found: unknown) => boolean): Promise<boolean>;
}

const NAME = "candor";
const STORE = "drafts";

export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opened ??= open();
  // What failed once may be allowed the next time, as when another page held an old version open.
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

let opened: Promise<DeviceDatabase> | null = null;

function open(): Promise<DeviceDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("another page holds an older version open"));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = () => {
        opened = null;
      };
      // Closed by ourselves, it is not told as closed: it would stay the one that all later writes fail on.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      resolve(wrap(database));
    };
  });
}

function wrap(database: IDBDatabase): DeviceDatabase {
  const within = <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value> | null,
  ) =>
    new Promise<Value | undefined>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: "strict" });
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error ?? new Error("the device kept nothing"));
    });
  return {
    get: (key) => within<unknown>("readonly", (store) => store.get(key)),
    all: async () => (await within<unknown[]>("readonly", (store) => store.getAll())) ?? [],
    async change(key, decide) {
      await within("readwrite", (store) => {
        const found: IDBRequest<unknown> = store.get(key);
        found.onsuccess = () => {
          const record = decide(found.result);
          if (record) store.put({ ...record, key });
        };
        return null;
      });
    },
    async remove(key) {
      await within("readwrite", (store) => store.delete(key));
    },
    async removeIf(key, isExpected) {
      let gone = true;
      await within("readwrite", (store) => {
        const found: IDBRequest<unknown> = store.get(key);
        found.onsuccess = () => {
          gone = found.result === undefined || isExpected(found.result);
          if (gone) store.delete(key);
        };
        return null;
      });
      return gone;
    },
  };
}
