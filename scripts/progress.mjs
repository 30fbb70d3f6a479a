const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

/**
 * Runs the work under one line that says what is going on: animated on a terminal, a start and an end line elsewhere.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const out = process.stderr;
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  let frame = 0;
  const draw = () => out.write(`\r${FRAMES[frame++ % FRAMES.length]} ${label} … ${seconds()} `);
  const timer = out.isTTY ? setInterval(draw, 100) : undefined;
  if (!out.isTTY) out.write(`${label} …\n`);
  const start = out.isTTY ? "\r" : "";
  try {
    const result = await work();
    out.write(`${start}✓ ${label}: ${seconds()}   \n`);
    return result;
  } catch (error) {
    out.write(`${start}✗ ${label}: ${seconds()}   \n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
