/** Languages that people speak; they count only where the text speaks of speaking. */
export const SPOKEN: readonly string[] =
  "English, Spanish, French, German, Italian, Portuguese, Dutch, Polish, Russian, Ukrainian, Arabic, Mandarin, Cantonese, Chinese, Japanese, Korean, Vietnamese, Hindi, Tagalog, Turkish, Swedish, Norwegian, Danish, Finnish, Greek, Hebrew, Haitian Creole, Welsh, Czech, Romanian, Hungarian, Punjabi, Urdu, Bengali, Somali, Swahili".split(
    ", ",
  );
