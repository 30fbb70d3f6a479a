/** Answers by their questions that stand in their fields and were not added yet. */
export type TypedAnswers = Readonly<Record<string, string>>;

export function typedWithout(typed: TypedAnswers, questions: readonly string[]): TypedAnswers {
  return Object.fromEntries(Object.entries(typed).filter(([question]) => !questions.includes(question)));
}
