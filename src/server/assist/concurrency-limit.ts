import { AppError } from "../../domain/errors.ts";

/** Lets each person have so many under way at once in this process, so that nobody fills the threads that all share. */
export type ConcurrencyLimit = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

export function limitConcurrency(most: number): ConcurrencyLimit {
  const underWay = new Map<string, number>();
  return async (userId, work) => {
    const present = underWay.get(userId) ?? 0;
    if (present >= most) throw new AppError("too_many_requests", { retryAfter: 1 });
    underWay.set(userId, present + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left > 0) underWay.set(userId, left);
      else underWay.delete(userId);
    }
  };
}
