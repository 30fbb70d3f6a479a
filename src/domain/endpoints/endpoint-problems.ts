/** What can be wrong with an AI endpoint: what happened, and what to do about it. The page and the doctor say it in these words. */
export const ENDPOINT_PROBLEMS = {
  "name-not-found": {
    message: "There is no host of this name.",
    advice: "Look at the spelling of the address. In a container, names of the host machine are not known.",
  },
  "name-lookup-failed": {
    message: "The name of the host could not be looked up.",
    advice:
      "A name server does not answer: this machine's, or the one of the name. Try again, or use an address in numbers.",
  },
  "connection-refused": {
    message: "Nobody listens at this address and port.",
    advice:
      "Look whether the endpoint runs, and at its port. In a container, localhost is the container itself.",
  },
  "no-route": {
    message: "This server has no way to that host.",
    advice: "Look at the network between them: a firewall, or a host that is switched off.",
  },
  "connection-cut": {
    message: "The connection was cut before an answer had come.",
    advice: "Try again. If it stays, look at the endpoint's own log, and at proxies between them.",
  },
  certificate: {
    message: "The endpoint's certificate is not one that this server trusts.",
    advice:
      "Use the name that the certificate is for, and renew it if it has expired. One of an authority of your own is trusted by NODE_EXTRA_CA_CERTS.",
  },
  "not-encrypted": {
    message: "What answers there does not speak https.",
    advice: "Use http in the address, or the port that speaks https.",
  },
  key: {
    message: "The endpoint refuses the key.",
    advice: "Enter the key again, and look at what it may do with its provider.",
  },
  "model-not-found": {
    message: "The endpoint does not have this model.",
    advice: "Choose one that it offers. Ollama has to pull a model first.",
  },
  "path-not-found": {
    message: "There is nothing at this address.",
    advice: "Look at the path: most addresses end in /v1.",
  },
  "request-refused": {
    message: "The endpoint did not take the request.",
    advice: "Look at what it says, at the model, and whether it speaks the chat completions protocol.",
  },
  "too-many-requests": {
    message: "The endpoint takes no more requests at the moment.",
    advice: "Wait a while, or look at the limits and the credit that its provider gives you.",
  },
  loading: {
    message: "The endpoint is still loading its model.",
    advice: "Wait until it is ready, then try again.",
  },
  "server-error": {
    message: "The endpoint met an error of its own.",
    advice: "Look at the endpoint's own log, or try again later.",
  },
  timeout: {
    message: "The endpoint did not answer in time.",
    advice: "A model that has to be loaded first may answer the second time. Else take a smaller one.",
  },
  "not-json": {
    message: "What came back is not JSON.",
    advice: "Look at the path: most addresses end in /v1. A web page answers without it.",
  },
  "other-form": {
    message: "The answer is JSON, but not in the form of chat completions.",
    advice: "Look at the path: Ollama's own protocol is at /api, the one that is spoken here at /v1.",
  },
  "cut-off": {
    message: "The model used up its room before its answer was done.",
    advice: "Models that think at length do. Switch that off, or choose another model.",
  },
  "too-large": {
    message: "The answer is too large.",
    advice: "Look whether the address is that of an AI endpoint.",
  },
  redirect: {
    message: "The endpoint sends on to another address, which is not followed.",
    advice: "Enter the address that it sends to, often the same with https. A key must not go elsewhere.",
  },
  "private-address": {
    message: "This address is inside a private network, and such are not allowed here.",
    advice: "Use an endpoint on the internet, or ask an administrator of this site to allow private ones.",
  },
  "https-needed": {
    message: "Only https is allowed here.",
    advice: "Use an address that begins with https.",
  },
  credentials: {
    message: "The address has a name or a password in it.",
    advice: "Take it out of the address and enter it as the key.",
  },
  "sealed-key": {
    message: "The kept key cannot be read: it was sealed under another SESSION_SECRET.",
    advice: "Enter the key again, or start the server with the secret of before.",
  },
  unknown: {
    message: "The endpoint could not be asked.",
    advice: "Look at the address, and at the endpoint's own log.",
  },
} as const satisfies Record<string, { message: string; advice: string }>;

export type EndpointProblem = keyof typeof ENDPOINT_PROBLEMS;

const isProblem = (name: string): name is EndpointProblem => Object.hasOwn(ENDPOINT_PROBLEMS, name);
export const PROBLEM_NAMES: readonly EndpointProblem[] = Object.keys(ENDPOINT_PROBLEMS).filter(isProblem);
