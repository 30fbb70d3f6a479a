import type { ProofRequest } from "../../contract/proof.ts";
import { callApi, done } from "./call-api.ts";

export const prove = (body: ProofRequest) =>
  callApi({ method: "POST", path: "/api/auth/proof", body, read: done });
