import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";
const ROOM_BYTES = 2 ** 31;

/**
 * Where databases of tests lie: in memory where there is a place for that with room, because each commit waits for a disk.
 * A process that is killed loses no more there: what it wrote is in the kernel's hands either way.
 */
export function quickFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
