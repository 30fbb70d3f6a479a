import { fileURLToPath } from "node:url";
import { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { textsOf } from "../../src/domain/sections/line.ts";
import type { Contender } from "./contender.ts";

const styles = StyleSheet.create({
  page: { fontFamily: "Inter", fontSize: 9.75, lineHeight: 1.4, paddingTop: 36, paddingBottom: 36 },
  head: { backgroundColor: "#1a56c4", color: "#ffffff", marginTop: -36, padding: 36, paddingBottom: 20 },
  name: { fontSize: 24, fontWeight: 600, lineHeight: 1.2 },
  role: { fontSize: 12 },
  contacts: { flexDirection: "row", flexWrap: "wrap", gap: 6, marginTop: 6, fontSize: 9 },
  link: { color: "#ffffff", textDecoration: "none" },
  section: { paddingHorizontal: 36, marginTop: 14 },
  heading: {
    fontSize: 12,
    fontWeight: 600,
    color: "#1a56c4",
    borderBottom: "1 solid #d0d4da",
    marginBottom: 5,
  },
  line: { flexDirection: "row", justifyContent: "space-between" },
  title: { fontWeight: 600 },
  soft: { color: "#565c64" },
  entry: { marginBottom: 7 },
  bullet: { flexDirection: "row", marginTop: 1.5 },
  dot: { width: 10.5 },
  text: { flex: 1 },
});

function section(title: string, children: ReactElement[]): ReactElement {
  return h(
    View,
    { style: styles.section, key: title },
    h(Text, { style: styles.heading, minPresenceAhead: 30 }, title),
    ...children,
  );
}

function bullet(text: string, key: number): ReactElement {
  return h(
    View,
    { style: styles.bullet, key },
    h(Text, { style: styles.dot }, "•"),
    h(Text, { style: styles.text }, text),
  );
}

function entry(
  title: string,
  aside: string,
  subtitle: string,
  body: ReactElement[],
  key: number,
): ReactElement {
  return h(
    View,
    { style: styles.entry, key },
    h(
      View,
      { style: styles.line, minPresenceAhead: 30 },
      h(Text, { style: styles.title }, title),
      h(Text, { style: styles.soft }, aside),
    ),
    h(Text, { style: styles.soft }, subtitle),
    ...body,
  );
}

/** The first template's layout: a band with the name, then one column with dates at the far end. */
function resumeDocument(resume: Resume) {
  return h(
    Document,
    { title: resume.name, author: resume.name, language: "en" },
    h(
      Page,
      { size: "A4", style: styles.page },
      h(
        View,
        { style: styles.head },
        h(Text, { style: styles.name }, resume.name),
        h(Text, { style: styles.role }, resume.role),
        h(
          View,
          { style: styles.contacts },
          h(Text, null, resume.location),
          h(Link, { style: styles.link, src: `mailto:${resume.email}` }, resume.email),
          h(Text, null, resume.phone),
          h(Link, { style: styles.link, src: resume.website }, resume.website),
        ),
      ),
      section(
        "Summary",
        resume.summary.split("\n").map((line, key) => h(Text, { key }, line)),
      ),
      section(
        "Experience",
        resume.experience.map(({ title, period, company, bullets }, key) =>
          entry(title, period, company, textsOf(bullets).map(bullet), key),
        ),
      ),
      section(
        "Education",
        resume.education.map(({ degree, period, school }, key) => entry(degree, period, school, [], key)),
      ),
      section("Skills", [h(Text, { key: 0 }, textsOf(resume.skills).join(" · "))]),
      section(
        "Projects",
        resume.projects.map(({ name, desc }, key) => entry(name, "", textsOf(desc).join(" "), [], key)),
      ),
      section("Certifications", textsOf(resume.certifications).map(bullet)),
      section("Languages", [h(Text, { key: 0 }, textsOf(resume.languages).join(" · "))]),
    ),
  );
}

export async function startReactPdf(): Promise<Contender> {
  const font = (cut: string): string =>
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${cut}/Inter_${cut}.ttf`));
  Font.register({
    family: "Inter",
    fonts: [
      { src: font("400Regular"), fontWeight: 400 },
      { src: font("600SemiBold"), fontWeight: 600 },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
  return {
    render: (resume) => renderToBuffer(resumeDocument(resume)),
    atOnce: 1,
    close: async () => {},
  };
}
