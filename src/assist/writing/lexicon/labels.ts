/** What has a number for its name: "level 2 student", "bed 4". Nothing is counted there. */
export const LABELS: readonly string[] =
  "area band bay bed block cat category chapter class day flat gate grade house lane level line lot model month number page part phase platform plot room route seat section series stage step table tier top type unit version ward week windows year zone".split(
    " ",
  );
