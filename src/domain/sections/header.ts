import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { foreign, id, oneLine, without } from "./field-schema.ts";
import { emailText, locationText, profileAddress, websiteText } from "./json-resume/contact-fields.ts";
import { objectOf } from "./json-resume/item-mapping.ts";
import { sameText, welcomeText } from "./json-resume/plain-groups.ts";
import type { FormField, ItemsForm } from "./section.ts";

const link = z
  .strictObject({ id, label: oneLine(LIMITS.line), url: oneLine(LIMITS.website), foreign })
  .overwrite(without(["foreign"]));

/** Links and profiles beside the website. */
const links: ItemsForm = {
  kind: "items",
  itemName: "link",
  maxItems: LIMITS.links,
  fields: [
    { key: "label", label: "Label", kind: "line", limit: LIMITS.line, example: "LinkedIn" },
    {
      key: "url",
      label: "Address",
      kind: "line",
      limit: LIMITS.website,
      example: "linkedin.com/in/you",
      isAddress: true,
    },
  ],
};

const fields: readonly FormField[] = [
  { key: "name", label: "Full name", kind: "line", limit: LIMITS.line, autocomplete: "name" },
  { key: "role", label: "Role", kind: "line", limit: LIMITS.line, autocomplete: "organization-title" },
  { key: "location", label: "Location", kind: "line", limit: LIMITS.line, autocomplete: "address-level2" },
  { key: "email", label: "Email", kind: "line", limit: LIMITS.line, autocomplete: "email" },
  { key: "phone", label: "Phone", kind: "line", limit: LIMITS.line, autocomplete: "tel" },
  {
    key: "website",
    label: "Website",
    kind: "line",
    limit: LIMITS.website,
    autocomplete: "url",
    isAddress: true,
  },
];

/** Who the resume is about. Not a section: its fields stand at the root, and every template puts them first. */
export const header = {
  label: "Contact",
  shape: {
    name: oneLine(LIMITS.line),
    role: oneLine(LIMITS.line),
    location: oneLine(LIMITS.line),
    email: oneLine(LIMITS.line),
    phone: oneLine(LIMITS.line),
    website: oneLine(LIMITS.website),
  },
  fields,
  /** There only where it holds something. */
  furtherShape: { links: z.array(link).max(LIMITS.links).optional() },
  emptyLink: (id: string) => link.parse({ id }),
  links,
  /** Of the `basics` object. */
  jsonResume: [
    sameText("name", "name"),
    sameText("role", "label"),
    locationText,
    emailText,
    sameText("phone", "phone"),
    websiteText,
  ],
  /** A link as a profile. */
  jsonResumeLink: objectOf(welcomeText("label", "network"), profileAddress),
};
