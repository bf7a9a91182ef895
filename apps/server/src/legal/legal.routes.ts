import type { VitrineContract } from '@vitrine/api';
import type { LegalTexts } from '../config/legal-texts.ts';
import type { Handlers } from '../http/mount.ts';

export const legalRoutes = ({ terms, privacy }: LegalTexts): Handlers<VitrineContract['legal']> => ({
  terms: async () => terms,
  privacy: async () => ({ policy: privacy }),
});
