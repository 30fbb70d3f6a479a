import { describe, expect, test } from "vitest";
import { maskContacts } from "./mask-contacts.ts";

const NAMES = ["Zofia Wójcik-Baker", "Ada Lovelace"];

function hidden(text: string): string {
  return maskContacts(NAMES).hide(text);
}

describe("what does not leave", () => {
  test.for([
    ["zofia.wojcik+cv@mail.example.co.uk", "[email 1]"],
    ["(555) 123-4567", "[phone 1]"],
    ["+1 (555) 123-4567", "[phone 1]"],
    ["555-0123", "[phone 1]"],
    ["555.123.4567", "[phone 1]"],
    ["2125550123", "[phone 1]"],
    ["+4721000000", "[phone 1]"],
    ["+44 7911 123456", "[phone 1]"],
    ["07911 123456", "[phone 1]"],
    ["+49 171 1234567", "[phone 1]"],
    ["0171/1234567", "[phone 1]"],
    ["+33 6 12 34 56 78", "[phone 1]"],
    ["06.12.34.56.78", "[phone 1]"],
    ["21 00 00 00", "[phone 1]"],
    ["612 345 678", "[phone 1]"],
    ["tel. 21000000", "tel. [phone 1]"],
    ["https://ada.example.com/cv?x=1#top", "[link 1]"],
    ["www.ada.example.com", "[link 1]"],
    ["linkedin.com/in/ada-l", "[link 1]"],
    ["medium.com/@ada", "[link 1]"],
    ["ada.dev/cv", "[link 1]"],
    ["adalovelace.dev", "[link 1]"],
    ["@ada_lovelace", "[link 1]"],
    ["https://x.example/?m=ada@b.example", "[link 1]"],
    ["12 Baker Street", "[address 1]"],
    ["221B Baker Street, Flat 2", "[address 1]"],
    ["Hauptstraße 12, 10115 Berlin", "[address 1]"],
    ["Storgata 5, 0155 Oslo", "[address 1]"],
    ["Karl Johans gate 12", "[address 1]"],
    ["4 rue de Rivoli", "[address 1]"],
    ["Calle de Alcalá 45", "[address 1]"],
    ["P.O. Box 123", "[address 1]"],
    ["New York, NY 10001", "[address 1]"],
    ["SW1A 1AA", "[address 1]"],
    ["Ada Lovelace", "[name 1]"],
    ["ADA LOVELACE", "[name 1]"],
    ["Lovelace", "[name 1]"],
  ] as const)("%s", ([contact, masked]) => {
    expect(hidden(contact)).toBe(masked);
    expect(hidden(`Reached at ${contact}, for orders`)).toBe(`Reached at ${masked}, for orders`);
    expect(hidden(`Orders (${contact}).`)).toBe(`Orders (${masked}).`);
  });
});

describe("what a resume needs", () => {
  test.for([
    "Moved 1,200 boxes from 2019 to 2021, 30-40 a day, 10.5 % under 2,000,000 in Jan 2020",
    "Released on 2021-03-15 and 15.03.2021, 03/2019 - 04/2021, seasons 2019 2020 2021",
    "Sold 12 500 000 and 100 000 000 units, 1.200.000 kr, $2500000",
    "Ran 192.168.10.10 and 10.0.0.1, Python 3.12, PostgreSQL 14, ISO 27001, EN 15224",
    "Booking.com, Node.js/Express, ASP.NET/C#, CI/CD, and/or, @angular/core",
    "Opened 3 High Street stores and a bakery in Oslo",
    "Baker with 5 years at Baker Hughes",
    "Grew from 100-1000 users to 1000-2000",
    "Handled 100000000 rows via Slack 24/7",
  ])("%s leaves as it is", (text) => {
    expect(hidden(text)).toBe(text);
  });
});

describe("what comes back", () => {
  test("has the details in their places, also where a model writes a mark in its own way", () => {
    const { hide, restore } = maskContacts(NAMES);
    const text = "Ada Lovelace, ada@b.example, https://x.example/?m=ada@b.example, (555) 123-4567";
    const masked = hide(text);
    expect(masked).not.toMatch(/ada|555/i);
    expect(restore(masked)).toBe(text);
    expect(restore(masked.toUpperCase().replaceAll(" ", "  "))).toContain("(555) 123-4567");
    expect(restore(masked.replace(/\[(\w+) (\d)\]/g, "[$1_$2]"))).toBe(text);
  });

  test("has one mark for one detail over all texts of a conversation", () => {
    const { hide, restore } = maskContacts();
    hide("Mail a@b.example, call +47 21 00 00 00");
    expect(hide("Call +47 21 00 00 00")).toBe("Call [phone 2]");
    expect(restore("Call [phone 2]")).toBe("Call +47 21 00 00 00");
  });

  test("leaves a person's own words in brackets alone", () => {
    const { hide, restore } = maskContacts();
    const text = "Wrote [email 1] templates for a@b.example";
    expect(restore(hide(text))).toBe(text);
    expect(hide(text)).not.toContain("a@b.example");
  });

  test("takes no longer than it should for texts without an end", () => {
    for (const piece of ["é", "A.", "1 ", "a-", "@a", "+1", "Ab "]) {
      const text = piece.repeat(6_000 / piece.length);
      expect(maskContacts(NAMES).restore(hidden(text)).length).toBeGreaterThan(0);
    }
  });
});
