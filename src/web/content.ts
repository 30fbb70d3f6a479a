import { PRODUCT_NAME } from "../domain/product-name.ts";

/** What a host of Candor edits: the name, how to reach the people behind it, what the public pages advertise, and billing. */
export const content = {
  name: PRODUCT_NAME,
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
  /** Shown on the landing page. Everything that is not counted by the product itself is labelled "Sample". */
  figures: [
    { value: "50K+", label: "resumes created", isSample: true },
    { value: "89%", label: "success rate", isSample: true },
    { value: "24/7", label: "support", isSample: true },
    { value: "100+", label: "templates", isSample: false },
  ],
  testimonials: [
    {
      isSample: true,
      name: "Maya Lindqvist",
      role: "Data analyst",
      quote:
        "It struck out a number that I could not have defended. In the interview they asked about exactly that line.",
    },
    {
      isSample: true,
      name: "Tomás Rivera",
      role: "Site manager",
      quote:
        "I wrote the way I talk. What came back still sounded like me, only shorter, and every figure was mine.",
    },
    {
      isSample: true,
      name: "Priya Raman",
      role: "Backend engineer",
      quote:
        "The same text in six layouts without typing it again. I sent the plain one and kept the nice one.",
    },
  ],
  /** Set to true when a payment service is connected; until then the pricing page says that nothing is charged. */
  isBillingConnected: false,
  moneyBack: "14-day money-back guarantee",
  plans: [
    {
      id: "free",
      name: "Free",
      price: "$0",
      period: "forever",
      description: "Write, preview and download a resume. No account needed.",
      features: [
        "The form with live preview, saved as you type",
        "Every template in every theme",
        "PDF, DOCX, plain text and JSON Resume",
        "The five demo tools, on your device",
      ],
      button: "Start free",
    },
    {
      id: "pro",
      name: "Pro",
      price: "$12",
      period: "per month",
      description: "The full editor, with AI that shows its evidence.",
      features: [
        "Everything in Free",
        "AI for summary, bullets and projects",
        "Proof marks on every suggestion",
        "Resumes in your account, with earlier versions",
      ],
      button: "Choose Pro",
    },
    {
      id: "enterprise",
      name: "Enterprise",
      price: "$29",
      period: "per month",
      description: "Your own server, your own AI endpoint, your own rules.",
      features: [
        "Everything in Pro",
        "Admin lists of users and resumes",
        "Any OpenAI-compatible endpoint, or none",
        "SQLite or PostgreSQL, on your machines",
      ],
      button: "Choose Enterprise",
    },
  ],
} as const;
