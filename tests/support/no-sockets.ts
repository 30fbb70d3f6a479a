import { createHook } from "node:async_hooks";
import { writeSync } from "node:fs";

const SOCKETS = /^(TCP|UDP|PIPE|TLS)|CONNECTWRAP|GETADDRINFO|GETNAMEINFO|QUERYWRAP/;

// Loaded before anything else in every thread: the engine below all libraries tells of each socket it makes.
createHook({
  init(_id, type) {
    // The standard streams of a child are pipes that were there before.
    if (SOCKETS.test(type) && type !== "PIPEWRAP") writeSync(2, `socket: ${type}\n`);
  },
}).enable();
