import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { builtInPrivacyPolicy, builtInTerms, type PrivacyPolicy, type TermsOfService } from '@vitrine/api';

export interface LegalTexts {
  terms: TermsOfService;
  privacy: PrivacyPolicy;
}

export const BUILT_IN_LEGAL_TEXTS: LegalTexts = { terms: builtInTerms, privacy: builtInPrivacyPolicy };

/**
 * Reads the fields `termsOfService` and `privacyPolicy` of a shop. Each text is Markdown, or names a file of
 * the folder that ends with `.md`. Throws an error for operators if a text is missing or unusable.
 */
export function legalTextsOf(shop: Record<string, unknown>, folder: string): LegalTexts {
  return {
    terms: documentOf(shop, 'termsOfService', builtInTerms, folder),
    privacy: documentOf(shop, 'privacyPolicy', builtInPrivacyPolicy, folder),
  };
}

function documentOf<Document extends { isTemplate: boolean }>(
  shop: Record<string, unknown>,
  field: string,
  builtIn: Document,
  folder: string,
): Document {
  if (shop[field] === undefined) return builtIn;
  const { isTemplate, ...sections } = builtIn;
  const read = sameShape(sections, shop[field], [field], folder) as Omit<Document, 'isTemplate'>;
  return { ...read, isTemplate: false } as Document;
}

/** Reads a value of the same shape as the model: a text, a list of texts, or an object of such values. */
function sameShape(model: unknown, given: unknown, path: readonly string[], folder: string): unknown {
  const refuse = (problem: string): never => {
    throw new Error(`${path.join('.')} ${problem}`);
  };
  if (typeof model === 'string')
    return typeof given === 'string' && given.trim() !== ''
      ? textOf(given, folder, refuse)
      : refuse('is no text');
  if (Array.isArray(model))
    return Array.isArray(given)
      ? given.map((text, place) => sameShape('', text, [...path, String(place)], folder))
      : refuse('is no list');
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('is no object');
  const fields = Object.keys(model as object);
  for (const name of Object.keys(given)) {
    if (!fields.includes(name)) refuse(`has no field ${name}: there are ${fields.join(', ')}`);
  }
  return Object.fromEntries(
    Object.entries(model as object).map(([name, part]) => [
      name,
      sameShape(part, (given as Record<string, unknown>)[name], [...path, name], folder),
    ]),
  );
}

function textOf(given: string, folder: string, refuse: (problem: string) => never): string {
  if (!/^[^\n]+\.md$/.test(given)) return given;
  const path = resolve(folder, given);
  if (relative(folder, path).split(sep)[0] === '..') return refuse(`names ${given}, outside of the folder`);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return refuse(`names ${given}, which cannot be read`);
  }
}
