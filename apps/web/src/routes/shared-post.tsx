import { preparePost } from '@vitrine/hooks';
import type { Preparation } from '../page-module.ts';

export { SharedPostPage as Component } from '../posts/SharedPostPage.tsx';

export const prepare = ({ services, params }: Preparation) => preparePost(services, params.postId ?? '');
