import { FACTORS } from "./account/second-factor.ts";
import type { Issue } from "./issue.ts";
import { APPLICATIONS, KEEPING } from "./limits.ts";

/** Every failure a caller can meet: its code, its HTTP status and what the user reads. */
export const ERRORS = {
  bad_request: { status: 400, message: "The request could not be understood." },
  invalid_json: { status: 400, message: "The request body is not valid JSON." },
  invalid_input: { status: 400, message: "Some of the data is not valid." },
  setup_expired: { status: 400, message: "This took too long. Please start again." },
  link_expired: { status: 400, message: "This link is no longer valid. Please ask for a new one." },
  not_signed_in: { status: 401, message: "Please sign in." },
  wrong_credentials: { status: 401, message: "Email or password is incorrect." },
  wrong_password: { status: 403, message: "The password is incorrect." },
  second_step_needed: { status: 403, message: "Please take the second step of signing in." },
  second_step_over: {
    status: 401,
    message: "The second step took too long. Please start again with your password.",
  },
  second_factor_needed: {
    status: 403,
    message: "This site asks its administrators for two-step sign-in. Please set it up in your dashboard.",
  },
  factor_proof_needed: {
    status: 403,
    message: "Please confirm with your authenticator app, a passkey or a recovery code.",
  },
  wrong_code: { status: 403, message: "This code is not right, or it was used already." },
  passkey_refused: { status: 403, message: "This passkey was not accepted. Please try again." },
  proof_needed: { status: 403, message: "Please confirm that it is you, then try again." },
  password_change_needed: {
    status: 403,
    message: "Your password was set by somebody else. Please choose your own first.",
  },
  account_suspended: {
    status: 403,
    message: "This account is suspended. Please ask an administrator of this site.",
  },
  signups_closed: { status: 403, message: "This site takes no new accounts." },
  invitation_needed: {
    status: 403,
    message: "This site is by invitation. Ask an administrator of this site for a link.",
  },
  invitation_over: {
    status: 403,
    message: "This invitation is no longer valid. Ask an administrator of this site for a new one.",
  },
  invitation_for_other: {
    status: 403,
    message: "This invitation is for another email address, and is still good for that one.",
  },
  password_sign_in_off: {
    status: 403,
    message: "This site does not take passwords. Please sign in with one of its providers.",
  },
  link_elsewhere: {
    status: 403,
    message: "Please open this in the browser in which you signed in with the provider, within ten minutes.",
  },
  admins_only: { status: 403, message: "This is for admins only." },
  foreign_origin: { status: 403, message: "This request did not come from this site." },
  assist_consent: {
    status: 403,
    message: "The text would be sent to another service. Please agree to that first.",
  },
  own_endpoints_off: {
    status: 403,
    message: "This site does not allow an AI service of your own.",
  },
  not_found: { status: 404, message: "There is nothing at this address." },
  resume_deleted: {
    status: 404,
    message: "This resume was deleted. It can be restored from the deleted ones.",
  },
  method_not_allowed: { status: 405, message: "This address does not answer to that method." },
  request_timeout: { status: 408, message: "The request took too long to arrive." },
  sign_in_to_confirm: {
    status: 409,
    message:
      "Please sign in to the account that shall have this address, then open the link from the mail again.",
  },
  new_password_needed: {
    status: 409,
    message: "Please choose a password for this account. Every other sign-in to it ends.",
  },
  email_taken: { status: 409, message: "An account with this email already exists. Please sign in instead." },
  last_admin: { status: 409, message: "This is the only administrator. Make somebody else one first." },
  last_way_in: {
    status: 409,
    message: "This is the only way into your account. Choose a password or connect another provider first.",
  },
  identity_taken: {
    status: 409,
    message: "This account of the provider opens another account of this site already.",
  },
  has_account: {
    status: 409,
    message: "Somebody with this address has an account here already. Nobody was invited.",
  },
  too_many_invitations: {
    status: 409,
    message: "200 invitations are open. Withdraw some, or wait until they are used or over.",
  },
  own_account: {
    status: 409,
    message: "This is your own account. Use your dashboard, or ask another administrator.",
  },
  resume_changed: {
    status: 409,
    message: "This resume was changed elsewhere. Nothing was saved: please choose which version to keep.",
  },
  too_many_resumes: {
    status: 409,
    message: `An account holds ${KEEPING.resumes} resumes. Delete one to make room for another.`,
  },
  too_many_deleted: {
    status: 409,
    message: "Too many deleted resumes are kept. Remove some of them for good, or wait until they expire.",
  },
  not_a_variant: { status: 409, message: "This resume is not a variant of another one." },
  chain_too_long: {
    status: 409,
    message: `A variant of a variant can go ${KEEPING.chain} resumes deep. Make this one a variant of a resume above it.`,
  },
  resume_has_variants: {
    status: 409,
    message:
      "Other resumes are variants of this one. Nothing was deleted: please choose whether they stay by themselves or go with it.",
  },
  too_many_versions: {
    status: 409,
    message: `A resume holds ${KEEPING.namedVersions} named versions. Delete one to make room for another.`,
  },
  too_many_styles: {
    status: 409,
    message: `An account holds ${KEEPING.namedStyles} styles. Delete one to make room for another.`,
  },
  application_changed: {
    status: 409,
    message: "This application was changed elsewhere. Nothing was saved: please look at what it says now.",
  },
  too_many_applications: {
    status: 409,
    message: `An account holds ${APPLICATIONS.count} applications. Delete some to make room for others.`,
  },
  too_much_application_text: {
    status: 409,
    message: `The texts of your applications fill ${APPLICATIONS.textBytes / 1024 / 1024} MB, which is all there is. Shorten or delete some.`,
  },
  too_many_frozen_files: {
    status: 409,
    message: `An application keeps ${APPLICATIONS.files} files, and an account ${APPLICATIONS.allFilesBytes / 1024 / 1024} MB of them. Nothing was kept: remove some first.`,
  },
  no_resume_to_send: {
    status: 409,
    message: "Choose the resume that you send: this application has none, or it was deleted.",
  },
  too_many_endpoints: {
    status: 409,
    message: "There are as many AI endpoints as can be kept. Delete one to make room for another.",
  },
  evaluation_running: {
    status: 409,
    message: "An evaluation is running already. Wait for it, or cancel it first.",
  },
  authenticator_set: {
    status: 409,
    message: "An authenticator app is set up already. Turn it off first.",
  },
  too_many_passkeys: {
    status: 409,
    message: `An account holds ${FACTORS.passkeys} passkeys. Remove one to make room for another.`,
  },
  no_second_factor: { status: 409, message: "Set up an authenticator app or a passkey first." },
  body_too_large: { status: 413, message: "The request body is too large." },
  unsupported_media_type: { status: 415, message: "Send the request body as application/json." },
  render_failed: {
    status: 422,
    message: "This resume could not be laid out. Shorten it and try again.",
  },
  frozen_file_too_large: {
    status: 422,
    message: `A file that is kept may have ${APPLICATIONS.fileBytes / 1024 / 1024} MB. This one has more, and nothing was kept.`,
  },
  resume_damaged: {
    status: 422,
    message:
      "This resume is stored damaged and cannot be opened. An earlier version may still open; else ask an administrator of this site for a backup.",
  },
  file_damaged: {
    status: 422,
    message:
      "This file is stored damaged: it is not the one that was sent. Ask an administrator of this site for a backup.",
  },
  own_endpoint_failed: {
    status: 424,
    message: "Your own AI service did not answer as it should. Try it in your dashboard, under AI service.",
  },
  own_endpoint_resting: {
    status: 429,
    message:
      "Your own AI service did not answer three times in a row. It is asked again in a minute; until then, see whether it runs.",
  },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  too_many_attempts: { status: 429, message: "Too many attempts. Please wait a few minutes and try again." },
  download_running: {
    status: 429,
    message: "A download of yours is still under way. Please wait until it is done, then try again.",
  },
  import_running: {
    status: 429,
    message: "Archives are being read already. Please wait a moment and try again.",
  },
  sign_in_held: {
    status: 429,
    message:
      "Too many wrong passwords were tried for this address. If yours was right, a mail with a link is on its way to it; else please try again later.",
  },
  assist_quota: {
    status: 429,
    message: "Today's AI improvements are used up. More are available tomorrow.",
  },
  assist_busy: { status: 429, message: "Two improvements are under way. Please wait for one of them." },
  headers_too_large: { status: 431, message: "The request headers are too large." },
  internal: { status: 500, message: "There is some error at my end. Please try after some time." },
  assist_failed: {
    status: 502,
    message: "There is some error at my end. Please try after some time.",
  },
  assist_no_choices: { status: 502, message: "Please try after few minutes" },
  no_passkeys: {
    status: 501,
    message: "Passkeys do not work at this address. The host of this site has to set PUBLIC_URL.",
  },
  no_mail: { status: 501, message: "This server sends no mail. An administrator can reset the password." },
  provider_away: {
    status: 503,
    message: "The provider cannot be reached right now. Please try again in a few minutes.",
  },
  unavailable: {
    status: 503,
    message: "The service cannot answer right now. Please try again in a few seconds.",
  },
  not_saved: {
    status: 507,
    message: "Not saved: the server cannot write to its storage. What is stored can still be read.",
  },
  not_deleted: {
    status: 507,
    message:
      "Not deleted: the server cannot write to its storage. You are signed out. Sign in and delete the account again later.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  /** Seconds after which another try may succeed, where that is known. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    options: { issues?: readonly Issue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(ERRORS[code].message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.issues = options.issues ?? [];
    this.retryAfter = options.retryAfter ?? null;
  }
}
