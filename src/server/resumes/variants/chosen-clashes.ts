import type { z } from "zod";
import type { chooseClashesRequest } from "../../../contract/variants.ts";
import { AppError } from "../../../domain/errors.ts";
import type { Issue } from "../../../domain/issue.ts";
import type { Clash } from "../../../domain/resume/variant/inherit.ts";

type Chosen = Record<"mine" | "source", Clash[]>;

/** The clashes that choices are about, by what is taken; a place without a clash is refused. */
export function chosenClashes(
  clashes: readonly Clash[],
  choices: z.output<typeof chooseClashesRequest>["choices"],
): Chosen {
  const byPlace = new Map(clashes.map((clash) => [clash.place, clash]));
  const chosen: Chosen = { mine: [], source: [] };
  for (const [at, { place, take }] of choices.entries()) {
    const clash = byPlace.get(place);
    if (!clash) throw new AppError("invalid_input", { issues: [noSuchPlace(`/choices/${at}/place`)] });
    chosen[take].push(clash);
  }
  return chosen;
}

export function noSuchPlace(pointer: string): Issue {
  return { code: "missing", pointer, message: "The variant and its source do not differ here." };
}
