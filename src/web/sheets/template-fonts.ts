import rules from "virtual:template-full-fonts.css?inline";

// In a script that comes anyway, and not in a file of its own: a browser fetches a font only when text calls for it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(rules);
document.adoptedStyleSheets.push(sheet);
