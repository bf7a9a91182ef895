import * as z from 'zod/mini';
import { area, endpoint } from '../contract/endpoint.ts';
import { PrivacyPolicy, TermsOfService } from './legal.models.ts';

export const legalContract = area({
  description: 'Terms of service and privacy policy.',
  calls: {
    terms: endpoint({
      method: 'GET',
      path: '/terms-of-service',
      who: 'anyone',
      summary: 'The terms of service',
      response: TermsOfService,
      besidePage: true,
    }),
    privacy: endpoint({
      method: 'GET',
      path: '/privacy-policy',
      who: 'anyone',
      summary: 'The privacy policy',
      response: z.object({ policy: PrivacyPolicy }),
      besidePage: true,
    }),
  },
});
