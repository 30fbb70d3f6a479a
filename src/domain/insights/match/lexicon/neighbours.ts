/** Skills of one line are neighbours: who has one has a start in the others, and must not claim them. */
export const NEIGHBOURS: readonly string[] = ["PostgreSQL, MySQL", "React, Vue", "AWS, GCP"];
