import { spawnSync } from "node:child_process";
import path from "node:path";

/** A user whom no machine knows, of a group that is not the usual one. */
const STRANGER = { uid: 12345, gid: 54321 };
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const same = (place: string) => place;
const isRoot = process.getuid?.() === 0;

export interface Command {
  file: string;
  args: string[];
  /** Where no tool of the machine changes the user, Node does. */
  as?: { uid: number; gid: number };
}

export interface Isolation {
  name: string;
  /** What it cannot show, in words for who reads the tests' output. */
  gaps: readonly string[];
  /** Where a place of the image lies for the program. */
  place(inImage: string): string;
  wrap(command: readonly string[]): Command;
}

/** Binds the data folder into the image's root, makes all else read-only and changes into it. */
const ENTER = `set -e
root=$1 data=$2; shift 2
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec chroot`;
const OWN_SPACE = ["--mount", "--pid", "--fork", "--kill-child"];

function rootIsolations(root: string, data: string): Isolation[] {
  const chroot = (options: string[], userspec: string) => (command: readonly string[]) => ({
    file: "unshare",
    args: [
      ...options,
      ...OWN_SPACE,
      "sh",
      "-c",
      `${ENTER} ${userspec} "$root" "$@"`,
      "sh",
      root,
      data,
      ...command,
    ],
  });
  const bubblewrap = (command: readonly string[]) => ({
    file: "bwrap",
    args: [
      ...["--ro-bind", root, "/", "--bind", data, "/data", "--proc", "/proc", "--dev", "/dev"],
      ...["--unshare-user", "--uid", `${STRANGER.uid}`, "--gid", `${STRANGER.gid}`],
      ...["--unshare-pid", "--as-pid-1", "--die-with-parent", ...command],
    ],
  });
  const asStranger: Isolation = {
    name: "chroot as another user",
    gaps: [],
    place: same,
    wrap: chroot([], `--userspec=${STRANGER.uid}:${STRANGER.gid}`),
  };
  const others: Isolation[] = [
    { name: "bubblewrap", gaps: [], place: same, wrap: bubblewrap },
    {
      name: "chroot in a user namespace",
      gaps: ["a user number that the image does not know"],
      place: same,
      wrap: chroot(["--user", "--map-root-user"], ""),
    },
  ];
  return isRoot ? [asStranger, ...others] : others;
}

/** The image's own root, read-only but for its data, by the first tool that works here; null where none does. */
export function isolateRoot(root: string, data: string): Isolation | null {
  return rootIsolations(root, data).find((one) => works(one, ["/usr/bin/node", "--version"])) ?? null;
}

/** A folder that was made read-only, as a user who does not own it where we may become one. */
export function withoutIsolation(root: string, data: string): Isolation {
  const place = (inImage: string) =>
    inImage.replace(/^\/(usr|app|data)(?=\/|$)/, (_, top) => (top === "data" ? data : path.join(root, top)));
  return {
    name: "a child process",
    gaps: [
      "a root file system of its own (its libraries are this machine's)",
      "process number 1",
      `the data folder at /data (it is ${data})`,
    ],
    place,
    wrap([program = "", ...args]) {
      // The command names its Node and its sources by their places in the image.
      const whole = program === "/usr/bin/candor" ? ["/usr/bin/node", "/app/src/cli/main.js"] : [program];
      const [file = "", ...rest] = [...whole, ...args].map(place);
      return { file, args: rest, ...(isRoot && { as: STRANGER }) };
    },
  };
}

/** A new network namespace has a loopback that is down; any of these takes it up. */
const LOOPBACK_UP = `{ ip link set lo up || ifconfig lo up ||
perl -e 'socket(S,2,2,0); ioctl(S,0x8914,pack("a16s","lo",0x49)) or exit 1'; } 2>/dev/null && exec "$@"`;

/** This machine without its network, by the first tool that works here; null where none does. */
export function isolateNetwork(): Isolation | null {
  const unshare = (options: string[]) => (command: readonly string[]) => ({
    file: "unshare",
    args: [...options, "--net", "sh", "-c", LOOPBACK_UP, "sh", ...command],
  });
  const everything = ["--dev-bind", "/", "/", "--die-with-parent", "--unshare-net"];
  const ways: Isolation[] = [
    ...(isRoot ? [{ name: "unshare", gaps: [], place: same, wrap: unshare([]) }] : []),
    {
      name: "bubblewrap",
      gaps: [],
      place: same,
      wrap: (command) => ({ file: "bwrap", args: [...everything, ...command] }),
    },
    { name: "unshare by a user", gaps: [], place: same, wrap: unshare(["--user", "--map-root-user"]) },
  ];
  return ways.find((one) => works(one, [process.execPath, "--version"])) ?? null;
}

function works(isolation: Isolation, command: readonly string[]): boolean {
  const { file, args } = isolation.wrap(command);
  const { status, stdout } = spawnSync(file, args, { env: { PATH }, encoding: "utf8", timeout: 20_000 });
  return status === 0 && stdout.startsWith("v");
}
