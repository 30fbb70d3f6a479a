import { z } from "zod";
import { secondStepRequest } from "./factors.ts";

const byPassword = z.object({ password: z.string().min(1).max(1000) });

/** What shows that whoever is at a session is its owner: one of these. With a second factor the password is not taken. */
export const proofRequest = z.union([byPassword, ...secondStepRequest.options]);

export type ProofRequest = z.infer<typeof proofRequest>;
