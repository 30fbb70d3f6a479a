const WITHIN_MS = 1000;

/** They are on their way since the head: drawn before they are there, everything would move once they are. A slow line is not waited for. */
export async function fontsArrived(): Promise<void> {
  const fonts = ['16px "Inter Variable"', '600 16px "Fraunces Variable"'].map((font) =>
    document.fonts.load(font),
  );
  const late = new Promise((resolve) => setTimeout(resolve, WITHIN_MS));
  await Promise.race([Promise.allSettled(fonts), late]);
}
