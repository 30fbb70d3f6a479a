import { connect } from "node:net";

/** Sends bytes as they are and answers the status and text of what comes back; fetch would mend what it is given. */
export function rawRequest(
  url: string,
  { line, headers = [], body = "" }: { line: string; headers?: readonly string[]; body?: string },
): Promise<{ status: number; text: string }> {
  const { port } = new URL(url);
  const head = [
    line,
    "host: localhost",
    "connection: close",
    ...headers,
    ...(body === "" ? [] : ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1", () =>
      socket.write(`${head.join("\r\n")}\r\n\r\n${body}`),
    );
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [, status = "0"] = /^HTTP\/1\.[01] (\d{3})/.exec(answer) ?? [];
      resolve({ status: Number(status), text: answer.slice(answer.indexOf("\r\n\r\n") + 4) });
    });
  });
}
