/** Hears of each statement how long it took, waiting included, and what went wrong with it. */
export interface StatementWatch {
  took(sql: string, ms: number): void;
  failed(error: unknown): void;
}

/** For a file that nobody watches. */
export const UNWATCHED: StatementWatch = { took() {}, failed() {} };

/** Kysely's own log takes four more promises for each statement. */
export async function watchStatement<Result>(
  watch: StatementWatch,
  sql: string,
  execute: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  try {
    return await execute();
  } catch (error) {
    watch.failed(error);
    throw error;
  } finally {
    watch.took(sql, performance.now() - began);
  }
}

/** The same of what comes in pieces. */
export async function* watchStream<Piece>(
  watch: StatementWatch,
  sql: string,
  pieces: AsyncIterable<Piece>,
): AsyncIterableIterator<Piece> {
  const began = performance.now();
  try {
    yield* pieces;
  } catch (error) {
    watch.failed(error);
    throw error;
  } finally {
    watch.took(sql, performance.now() - began);
  }
}
