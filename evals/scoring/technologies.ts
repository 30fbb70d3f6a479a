/** Tools and techniques by the spellings that mean the same; a list of the evaluation's own. */
const SPELLINGS: readonly (readonly string[])[] = [
  ["javascript", "js"],
  ["typescript", "ts"],
  ["kubernetes", "k8s"],
  ["postgresql", "postgres"],
  ["node.js", "nodejs", "node"],
  ["react", "react.js", "reactjs"],
  ["vue", "vue.js"],
  ["next.js", "next"],
  ["go", "golang"],
  ["c#", "c sharp"],
  ["aws", "amazon web services"],
  ["google cloud", "gcp"],
  ["machine learning", "ml"],
  ["mongodb", "mongo"],
  ["powerpoint", "ppt"],
  ["photoshop", "ps"],
  ["sql server", "mssql"],
  ...`python java c++ rust ruby rails php laravel django flask angular svelte redux html css sass graphql rest
  docker terraform ansible jenkins gitlab github travis git linux bash nginx redis kafka rabbitmq elasticsearch mysql
  sqlite oracle sql spark hadoop pandas numpy pytorch tensorflow scikit-learn airflow dbt snowflake tableau looker
  grafana prometheus datadog jira confluence trello asana notion slack excel word access outlook sharepoint vba xero
  quickbooks sage sap adp salesforce hubspot zendesk mailchimp wordpress shopify woocommerce squarespace figma sketch
  illustrator indesign premiere autocad revit solidworks procore relativity westlaw lexis epic cerner meditech opera
  opentable toast spss stata nvivo matlab r qpcr crispr hplc nmr fmri plc cnc unity unreal selenium playwright cypress
  jest pytest heroku azure firebase facebook instagram tiktok linkedin seo ga4 agile scrum kanban devops microservices
  zigbee arduino blockchain`
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => [name]),
];

/** Everyday words as well: they count as a tool only with a capital. */
const EVERYDAY = new Set(
  "go node next react r rest word access outlook sage epic opera unity toast notion slack spark looker sketch ps ts".split(
    " ",
  ),
);

/** The technologies of a text, each by the first of its spellings. */
export function technologiesIn(text: string, { anyCase = false } = {}): Set<string> {
  const found = new Set<string>();
  for (const spellings of SPELLINGS) {
    const [name = ""] = spellings;
    if (spellings.some((spelling) => mentions(text, spelling, anyCase))) found.add(name);
  }
  return found;
}

function mentions(text: string, spelling: string, anyCase: boolean): boolean {
  const escaped = spelling.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`, "giu");
  return [...text.matchAll(pattern)].some(
    ([hit]) => anyCase || !EVERYDAY.has(spelling) || hit !== hit.toLowerCase(),
  );
}
