import { enableCompileCache, flushCompileCache } from "node:module";

enableCompileCache(process.env.NODE_COMPILE_CACHE);
// By then its sources are read; a thread that is ended writes nothing any more.
setTimeout(flushCompileCache, 1000).unref();
