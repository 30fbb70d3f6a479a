import type { Issue } from "./issue.ts";

/** Every failure a caller can meet: its code, its HTTP status and what the user reads. */
export const ERRORS = {
  bad_request: { status: 400, message: "The request could not be understood." },
  invalid_json: { status: 400, message: "The request body is not valid JSON." },
  invalid_input: { status: 400, message: "Some of the data is not valid." },
  not_found: { status: 404, message: "There is nothing at this address." },
  method_not_allowed: { status: 405, message: "This address does not answer to that method." },
  request_timeout: { status: 408, message: "The request took too long to arrive." },
  body_too_large: { status: 413, message: "The request body is too large." },
  unsupported_media_type: { status: 415, message: "Send the request body as application/json." },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  headers_too_large: { status: 431, message: "The request headers are too large." },
  internal: { status: 500, message: "There is some error at my end. Please try after some time." },
  unavailable: {
    status: 503,
    message: "The service cannot answer right now. Please try again in a few seconds.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];

  constructor(code: ErrorCode, options: { issues?: readonly Issue[]; cause?: unknown } = {}) {
    super(ERRORS[code].message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.issues = options.issues ?? [];
  }
}
