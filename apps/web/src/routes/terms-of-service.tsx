import { prepareTermsOfService } from '@vitrine/hooks';
import type { Preparation } from '../page-module.ts';

export { TermsPage as Component } from '../legal/TermsPage.tsx';

export const prepare = ({ services }: Preparation) => prepareTermsOfService(services);
