// A real SMTP server as a process of its own: prints its port, then each mail as a line of JSON.
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: async (stream, session, done) => {
    const raw = await text(stream);
    const to = session.envelope.rcptTo.map((recipient) => recipient.address);
    process.stdout.write(`${JSON.stringify({ to, raw })}\n`);
    done();
  },
});
const listening = server.listen(0, "127.0.0.1", () => {
  const address = listening.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === "object" ? address?.port : null })}\n`);
});
