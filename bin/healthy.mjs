// Ends with 0 where the server on this machine can work, for a health check in an image that has no curl.
import { get } from "node:http";

const { PORT, HOST } = process.env;
const address = { port: Number(PORT || 3000), path: "/api/health", timeout: 4000 };
// Bound to all addresses it answers at its own; bound to one it answers there alone.
const host = !HOST || HOST === "::" || HOST === "0.0.0.0" ? "127.0.0.1" : HOST;

const request = get({ ...address, host }, (response) => {
  process.exit(response.statusCode === 200 ? 0 : 1);
});
request.on("timeout", () => process.exit(1));
request.on("error", () => process.exit(1));
