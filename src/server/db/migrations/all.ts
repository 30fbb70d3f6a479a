import type { Migration } from "../migrate.ts";
import { createAccounts } from "./0001-accounts.ts";
import { createResumes } from "./0002-resumes.ts";
import { createVersions } from "./0003-versions.ts";
import { createAssist } from "./0004-assist.ts";
import { createAdminLists } from "./0005-admin-lists.ts";
import { createTallies } from "./0006-tallies.ts";
import { createAdminRecords } from "./0007-admin-records.ts";
import { createLocks } from "./0008-locks.ts";
import { createAccountSafety } from "./0009-account-safety.ts";
import { createClock } from "./0010-clock.ts";
import { createSecondFactors } from "./0011-second-factors.ts";
import { createStyles } from "./0012-styles.ts";
import { createNamedStyles } from "./0013-named-styles.ts";
import { createVariants } from "./0014-variants.ts";
import { createApplications } from "./0015-applications.ts";
import { createJoining } from "./0016-joining.ts";
import { createAiEndpoints } from "./0017-ai-endpoints.ts";
import { createMachines } from "./0018-machines.ts";

/** In order. A released migration is never edited: add another. */
export const migrations: readonly Migration[] = [
  createAccounts,
  createResumes,
  createVersions,
  createAssist,
  createAdminLists,
  createTallies,
  createAdminRecords,
  createLocks,
  createAccountSafety,
  createClock,
  createSecondFactors,
  createStyles,
  createNamedStyles,
  createVariants,
  createApplications,
  createJoining,
  createAiEndpoints,
  createMachines,
];
