/** What a host of Candor edits: the name, how to reach the people behind it, and the billing shown as a sample. */
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
  billing: {
    /** Until a payment service is connected, the dashboard shows this to everyone and labels it "Sample". */
    isSample: true,
    plan: { name: "Pro", price: "₹499", period: "month" },
    transactions: [
      { date: "2026-05-01", description: "Pro plan, May 2026", amount: "₹499", status: "Paid" },
      { date: "2026-04-01", description: "Pro plan, April 2026", amount: "₹499", status: "Paid" },
      { date: "2026-03-01", description: "Pro plan, March 2026", amount: "₹499", status: "Paid" },
    ],
  },
} as const;
