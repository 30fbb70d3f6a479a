import { afterEach, expect, test, vi } from "vitest";
import { openDeviceDatabase } from "./device-database.ts";

interface Handle {
  isOpen: boolean;
  onversionchange?: () => void;
}

/** As much of IndexedDB as opening it takes: a handle that is closed refuses every transaction. */
function browserWith(handles: Handle[]) {
  return {
    open() {
      const handle: Handle = { isOpen: true };
      const result = Object.assign(handle, {
        close: () => {
          handle.isOpen = false;
        },
        transaction: () => {
          if (!handle.isOpen) throw new Error("The database connection is closing.");
          const transaction = { oncomplete: () => {}, objectStore: () => ({ delete: () => null }) };
          queueMicrotask(() => transaction.oncomplete());
          return transaction;
        },
      });
      handles.push(handle);
      const request = { result, onsuccess: () => {} };
      queueMicrotask(() => request.onsuccess());
      return request;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test("a database that had to be closed for a newer release is opened again for the next write", async () => {
  const handles: Handle[] = [];
  vi.stubGlobal("indexedDB", browserWith(handles));
  await (await openDeviceDatabase()).remove("one");
  await (await openDeviceDatabase()).remove("two");
  expect(handles).toHaveLength(1);
  handles[0]?.onversionchange?.();
  expect(handles[0]?.isOpen).toBe(false);
  await (await openDeviceDatabase()).remove("three");
  expect(handles.map(({ isOpen }) => isOpen)).toEqual([false, true]);
});
