/** What a host of Candor edits: the name and how to reach the people behind it. */
export const content = {
  name: "Candor",
  tagline: "The resume builder that never invents.",
  contact: {
    /** While true, the footer labels the block "Sample". Set it to false with your own details. */
    isSample: true,
    email: "hello@candor.example",
    phone: "+1 202 555 0100",
    address: ["1 Proof Street", "Springfield"],
  },
} as const;
