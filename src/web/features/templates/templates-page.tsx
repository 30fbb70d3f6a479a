import { stills } from "virtual:template-stills/google+microsoft+amazon+meta+netflix+apple";
import { useState } from "react";
import { countTemplates, findTheme, templates, themes } from "../../../templates/registry.ts";
import { addDraft } from "../../draft-storage.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { showToast } from "../../ui/toast.tsx";
import { type Generated, GeneratedAlert } from "./generated-alert.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { TemplateCard } from "./template-card.tsx";
import { ThemePicker } from "./theme-picker.tsx";

const shelf = templates.flatMap((template, index) => {
  const still = stills.find(({ id }) => id === template.id);
  return still ? [{ template, still, position: `Template ${index + 1} of ${templates.length}` }] : [];
});

export function Page() {
  const [theme, setTheme] = useState("signature");
  const [previewed, setPreviewed] = useState<number | null>(null);
  const [made, setMade] = useState<Generated | null>(null);

  const chooseTheme = (id: string) => {
    setTheme(id);
    import("./draw-sheet.ts").catch(() => {
      setTheme("signature");
      showToast("That theme did not load. Check your connection, then reload the page.");
    });
  };
  const choose = (template: string, name: string) => {
    setMade({ template: name, draft: addDraft({ template, theme }, new Date()) });
  };
  const shown = previewed === null ? null : (shelf[previewed] ?? null);

  return (
    <div className="page-width section">
      <Head />
      <div className="mt-10">
        <ThemePicker chosen={theme} onChoose={chooseTheme} />
      </div>
      <p role="status" className="sr-only">
        {theme === "signature" ? "" : `Shown in ${findTheme(theme)?.name}.`}
      </p>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shelf.map(({ template, still }, index) => (
          <TemplateCard
            key={template.id}
            template={template}
            still={still}
            theme={theme}
            onPreview={() => setPreviewed(index)}
            onChoose={() => choose(template.id, template.name)}
          />
        ))}
      </ul>
      <p className="mt-8 text-14 text-ink-soft">
        The names are styles, not affiliations: no company on this page had a part in it or endorses it. The
        person and the firms in the sample do not exist.
      </p>
      <PreviewDialog
        shown={shown}
        theme={theme}
        onStep={(by) => setPreviewed((at) => (at === null ? null : (at + by + shelf.length) % shelf.length))}
        onChoose={() => shown && choose(shown.template.id, shown.template.name)}
        onClose={() => setPreviewed(null)}
      />
      <GeneratedAlert made={made} onClose={() => setMade(null)} />
    </div>
  );
}

function Head() {
  const purpose = `${templates.length} layouts in ${themes.length} themes: ${countTemplates()} templates, shown with sample data, ready to take your own.`;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <PageHead title="Templates" description={purpose} />
      <div>
        <h1 className="heading-1">Templates</h1>
        <p className="mt-4 max-w-[52ch] text-18 text-ink-soft">{purpose}</p>
      </div>
      <ButtonLink to="/create">Create Resume</ButtonLink>
    </div>
  );
}
