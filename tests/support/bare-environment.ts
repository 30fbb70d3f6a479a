/** What a program of ours is given besides its settings: where programs are found, and where compiled sources are kept. */
export function bareEnvironment(): Record<string, string> {
  const { PATH = "", NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
