import { AppError } from "../../domain/errors.ts";

/** Lets each person have so many requests under way at once. */
export function inFlight(
  most: number,
): <Result>(userId: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, number>();

  return async (userId, work) => {
    const present = running.get(userId) ?? 0;
    if (present >= most) throw new AppError("assist_busy");
    running.set(userId, present + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(userId) ?? 1) - 1;
      if (left === 0) running.delete(userId);
      else running.set(userId, left);
    }
  };
}
