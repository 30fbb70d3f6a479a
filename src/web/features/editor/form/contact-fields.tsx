import { header } from "../../../../domain/sections/header.ts";
import { LinksControl } from "./links-control.tsx";
import { TextControl } from "./text-control.tsx";

/** Who the resume is about, and where else they are found. */
export function ContactFields() {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {header.fields.map((field) => (
          <TextControl key={field.key} pointer={`/${field.key}`} field={field} />
        ))}
      </div>
      <LinksControl pointer="/links" form={header.links} />
    </div>
  );
}
