import type { Template, Theme } from "../domain/document/design.ts";
import { amazon } from "./amazon/layout.ts";
import { apple } from "./apple/layout.ts";
import { google } from "./google/layout.ts";
import { meta } from "./meta/layout.ts";
import { microsoft } from "./microsoft/layout.ts";
import { netflix } from "./netflix/layout.ts";
import { themes } from "./themes/themes.ts";

export const templates: readonly Template[] = [google, microsoft, amazon, meta, netflix, apple];

export { themes };

export const DEFAULT_TEMPLATE = google;

export function findTemplate(id: string): Template | undefined {
  return templates.find((template) => template.id === id);
}

export function findTheme(id: string): Theme | undefined {
  return themes.find((theme) => theme.id === id);
}

/** Every theme can be chosen with every template: this is the number the site may claim. */
export function countTemplates(): number {
  return templates.length * themes.length;
}
