import type { Overview } from "../../contract/admin.ts";
import { asUser } from "../session.ts";
import { callApi } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";

export const readOverview = (days: number) =>
  asUser(() => callApi({ method: "GET", path: `/api/admin/overview?days=${days}`, read: overviewOf }));

function overviewOf(answer: unknown): Overview | null {
  const days = fieldsOf(answer).list("days", readDay);
  const { number } = fieldsOf(answer).of("totals");
  if (!days) return null;
  return {
    totals: {
      users: number("users"),
      verified: number("verified"),
      subscribed: number("subscribed"),
      resumes: number("resumes"),
    },
    days,
  };
}

function readDay(entry: unknown): Overview["days"] {
  const { text, number } = fieldsOf(entry);
  return [
    {
      day: text("day"),
      signUps: number("signUps"),
      active: number("active"),
      resumes: number("resumes"),
      exports: number("exports"),
      aiHosted: number("aiHosted"),
      aiEmbedded: number("aiEmbedded"),
      errors: number("errors"),
    },
  ];
}
