/** The part of local storage that Candor uses. */
export interface DeviceStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Local storage that never throws: where the browser blocks it or it is full, nothing is kept and the app goes on. */
export const deviceStorage: DeviceStorage = {
  read(key) {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      return;
    }
  },
  remove(key) {
    try {
      window.localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
