import { preparePrivacyPolicy } from '@vitrine/hooks';
import type { Preparation } from '../page-module.ts';

export { PrivacyPage as Component } from '../legal/PrivacyPage.tsx';

export const prepare = ({ services }: Preparation) => preparePrivacyPolicy(services);
