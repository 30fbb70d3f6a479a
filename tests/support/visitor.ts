export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export const STRONG_PASSWORD = "Correct-Horse-7!";

/** A browser without a page: keeps its cookies, speaks JSON. */
export class Visitor {
  readonly url: string;
  /** Of the session, and of a sign-in that is under way. */
  cookie: string | undefined;
  /** By which the server knows this browser again. */
  device: string | undefined;

  constructor(url: string, cookie?: string) {
    this.url = url;
    this.cookie = cookie;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      // Where it leads is what a test looks at.
      redirect: "manual",
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(this.#cookies() && { cookie: this.#cookies() }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(";", 1)[0] ?? "";
      if (pair.includes("candor_device=")) this.device = pair.endsWith("=") ? undefined : pair;
      // Only a page looks at the sign of a session.
      else if (!pair.includes("candor_signed_in=")) this.#keepCookie(pair);
    }
    const text = await response.text();
    const isFile = !(response.headers.get("content-type") ?? "json").includes("json");
    const answer = text === "" ? null : isFile ? text : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: answer };
  }

  #cookies(): string {
    return [this.cookie, this.device].filter((cookie) => cookie !== undefined).join("; ");
  }

  /** As a browser does: one value for each name, and an empty one is none. */
  #keepCookie(pair: string): void {
    const name = pair.slice(0, pair.indexOf("=") + 1);
    const others = (this.cookie ?? "").split("; ").filter((kept) => kept !== "" && !kept.startsWith(name));
    const kept = pair === name ? others : [...others, pair];
    this.cookie = kept.length > 0 ? kept.join("; ") : undefined;
  }

  register(email: string, person: { name?: string; password?: string } = {}): Promise<Answer> {
    const { name = "Ada Example", password = STRONG_PASSWORD } = person;
    return this.call("POST", "/api/auth/register", { name, email, password });
  }

  login(email: string, password = STRONG_PASSWORD): Promise<Answer> {
    return this.call("POST", "/api/auth/login", { email, password });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.call("GET", "/api/auth/session")).status === 200;
  }
}
