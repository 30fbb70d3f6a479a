import { describe, expect, test } from "vitest";
import { cpuOf } from "../../../../tests/support/cpu.ts";
import type { Mark } from "../mark.ts";
import { LONGEST_HTML, readHtml } from "./read-html.ts";

/** The lines with what is marked written around it: *bold*, _italic_, [link](address). */
function read(html: string): string[] | null {
  return readHtml(html)?.map(({ text, marks }) => written(text, marks)) ?? null;
}

function written(text: string, marks: readonly Mark[]): string {
  const signs = marks.flatMap((mark) => {
    const [before, after] =
      mark.kind === "link" ? ["[", `](${mark.href})`] : mark.kind === "bold" ? ["*", "*"] : ["_", "_"];
    return [
      { at: mark.from, sign: before, order: 1 },
      { at: mark.to, sign: after, order: 0 },
    ];
  });
  signs.sort((one, other) => other.at - one.at || other.order - one.order);
  return signs.reduce((line, { at, sign }) => line.slice(0, at) + sign + line.slice(at), text);
}

/** As the programs put it on the clipboard, shortened where they repeat themselves. */
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/jane/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Wingdings; panose-1:5 0 0 0;}
p.MsoListParagraph {mso-style-priority:34; font-weight:bold;} --></style></head>
<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b
style='mso-bidi-font-weight:normal'><span lang=EN-US>Led a team</span></b><span lang=EN-US> of twelve
nurses on <i style='mso-bidi-font-style:normal'>nights</i><o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US>Wrote the <a href="https://example.org/guide?a=1&amp;b=2"><span style='color:blue'>ward&#8217;s guide</span></a>, 5&nbsp;% faster<o:p></o:p></span></p>
<!--EndFragment-->
</body></html>`;

const GOOGLE = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8f2e41b5-7fff-1b2c"><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;font-style:normal;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:700;font-style:normal;white-space:pre;white-space:pre-wrap;">Led a team</span><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;"> of twelve nurses on </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">nights</span></p></li><li dir="ltr" style="font-weight:400;"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Wrote the </span><a href="https://example.org/guide" style="text-decoration:none;"><span style="font-weight:400;color:#1155cc;text-decoration:underline;white-space:pre-wrap;">ward’s guide</span></a></p></li></ul></b>`;

const CHROMIUM = `<html><body><!--StartFragment--><ul style="color: rgb(34, 34, 34); font-family: sans-serif; font-style: normal; font-weight: 400;"><li><strong style="font-weight: 700;">Led a team</strong><span> </span>of twelve nurses on<span class="Apple-converted-space">&nbsp;</span><em>nights</em></li><li>Wrote the<span>&nbsp;</span><a href="https://example.org/guide" style="color: rgb(51, 102, 204);">ward’s guide</a></li></ul><!--EndFragment--></body></html>`;

const LIBRE_OFFICE = `<!DOCTYPE html>
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
<style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm }</style></head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><ul><li><p style="line-height: 100%; margin-bottom: 0cm"><b>Led a team</b> of twelve nurses
on <i>nights</i></p></li><li><p><font color="#000080"><u>Wrote the <a href="https://example.org/guide">ward&rsquo;s guide</a></u></font></p></li></ul></body></html>`;

describe("a text that was copied with its formatting", () => {
  test("from Word: items without their bullets, bold, italic and links", () => {
    expect(read(WORD)).toEqual([
      "*Led a team* of twelve nurses on _nights_",
      "Wrote the [ward’s guide](https://example.org/guide?a=1&b=2), 5 % faster",
    ]);
  });

  test.each([
    ["Google Docs", GOOGLE],
    ["Chromium", CHROMIUM],
    ["LibreOffice", LIBRE_OFFICE],
  ])("from %s: the same words and marks", (_, html) => {
    expect(read(html)).toEqual([
      "*Led a team* of twelve nurses on _nights_",
      "Wrote the [ward’s guide](https://example.org/guide)",
    ]);
  });

  test.each([
    ["a style that says more than a name", '<b style="font-weight: 400">a</b> <i>b</i>', ["a _b_"]],
    [
      "weights from 600",
      '<span style="font-weight:600">a</span><span style="font-weight:500">b</span>',
      ["*a*b"],
    ],
    ["a style of another program", '<b style="mso-bidi-font-weight:normal">a</b>', ["*a*"]],
    [
      "marks that lie in each other",
      "<b>a <i>b</i></b> <a href=x.example><b>c</b></a>",
      ["*a _b_ [c](x.example)*"],
    ],
    [
      "an address of email",
      '<a href="mailto:jane@example.org?subject=Hi">Jane</a>',
      ["[Jane](jane@example.org)"],
    ],
    ["breaks and cells", "<b>a</b><br>b<table><tr><td>c</td><td>d</td></tr></table>", ["*a*", "b", "c d"]],
    ["lines that are meant", "<pre>a\n<b>b</b>\n</pre>", ["a", "*b*"]],
    ["elements that never end", "<p><b>a<p>b</b> c", ["*a*", "*b* c"]],
    ["ends of what never began", "</i></b><b>a</b></i> b", ["*a* b"]],
    [
      "signs that are no tags",
      "1 < 2 & <b>3 > 2</b> &eacute;&#233;&#xe9;&#150;&what;",
      ["1 < 2 & *3 > 2* ééé–&what;"],
    ],
    ["what nobody sees", '<b>a</b><span style="display:none">b</span><style>c</style><!-- d -->', ["*a*"]],
  ])("%s", (_, html, lines) => {
    expect(read(html)).toEqual(lines);
  });

  test("without marks is left to its plain words", () => {
    expect(read("<p>plain</p>")).toBeNull();
    expect(read("")).toBeNull();
    expect(read(`<b>${"a".repeat(LONGEST_HTML)}</b>`)).toBeNull();
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "vbscript:x",
    "ftp://x.example",
    "#top",
  ])("keeps the words of a link to %s, not the link", (href) => {
    expect(read(`<b>a</b> <a href="${href}">b</a>`)).toEqual(["*a* b"]);
  });

  test("runs nothing and leaves nothing of what could run", () => {
    const html = `<b onclick="x()">a</b><script>alert("b")</script><img src=x onerror="c()"><svg><script>d</script></svg><iframe srcdoc="<b>e</b>">f</iframe>`;
    expect(read(html)).toEqual(["*a*"]);
  });
});

describe("hostile formatting costs no more than its length", () => {
  const fill = (part: string) => part.repeat(Math.floor(LONGEST_HTML / part.length));
  const half = (part: string) => part.repeat(Math.floor(LONGEST_HTML / 2 / part.length));
  test.each([
    ["elements inside each other", fill("<b>")],
    ["elements that are opened again in every paragraph", `<p>${half('<font color="1">')}${half("<p>a")}`],
    ["ends of what never began", `${half("<i>")}${half("</b>")}`],
    ["comments that never end", fill("<!--")],
    ["tags that never end", fill("<a ")],
    ["values that never end", fill('<a b="')],
    ["blanks in tags", fill(`<a${" ".repeat(16_000)}=`)],
    ["attributes", `<a ${fill("a= ")}`],
    ["scripts that never end", fill("<script>")],
    ["marks", fill("<b>a</b>b")],
    ["blanks", `<b>a</b>${fill(" &nbsp;").slice(20)}`],
    ["references", `<b>a</b>${fill("&#xffffff;").slice(20)}`],
    ["combining letters", `<b>a</b>${fill("\u0301\u0316").slice(20)}`],
    ["styles", fill('<b style="font-weight:bold;;;;;">')],
  ])("%s", (_, html) => {
    expect(html.length).toBeLessThanOrEqual(LONGEST_HTML + 4);
    const cost = cpuOf(() => readHtml(html.slice(0, LONGEST_HTML)));
    expect(cost).toBeLessThan(50);
  });
});
