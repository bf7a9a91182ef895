import * as z from 'zod/mini';
import { type Decoded, reads } from '../contract/reading.ts';

const MOST = 20_000;
const Markdown = z.string().check(reads({ otherwise: '', most: MOST }));
const Paragraphs = z.array(z.string().check(reads({ most: MOST }))).check(reads({ otherwise: [] }));
const IsTemplate = z
  .boolean()
  .check(
    z.meta({ description: 'Whether the shop has set no text of its own, so that this one is a template.' }),
    reads({ otherwise: false }),
  );

/** The terms of service, as Markdown. */
export const TermsOfService = z
  .object({
    acceptanceOfTerms: Markdown,
    userAccounts: Paragraphs,
    userContent: Markdown,
    prohibitedUses: Paragraphs,
    privacyPolicy: Markdown,
    termination: Markdown,
    changesToTerms: Markdown,
    contactInformation: Markdown,
    isTemplate: IsTemplate,
  })
  .check(z.meta({ id: 'TermsOfService' }), reads({ within: ['terms', 'data'] }));
/** The terms of service, as Markdown; a missing section is empty. */
export type TermsOfService = Decoded<z.infer<typeof TermsOfService>>;

/** The kinds of information that a privacy policy names, as Markdown. */
export const CollectedInformation = z
  .object({ personalInfo: Markdown, usage: Markdown })
  .check(z.meta({ id: 'CollectedInformation' }));
/** The kinds of information that a privacy policy names, as Markdown. */
export type CollectedInformation = Decoded<z.infer<typeof CollectedInformation>>;

/** The privacy policy, as Markdown. */
export const PrivacyPolicy = z
  .object({
    introduction: Markdown,
    informationWeCollect: CollectedInformation,
    howWeUseInformation: Markdown,
    dataSharing: Markdown,
    userRights: Markdown,
    contact: Markdown,
    isTemplate: IsTemplate,
  })
  .check(z.meta({ id: 'PrivacyPolicy' }), reads({ within: ['policy', 'data'] }));
/** The privacy policy, as Markdown; a missing section is empty. */
export type PrivacyPolicy = Decoded<z.infer<typeof PrivacyPolicy>>;
