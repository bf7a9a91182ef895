import { ApiError, outcomeIsUnknown, postsCalls } from '@vitrine/api';
import { useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { postChanges } from './post-changes.ts';

/** Deleting a post of the viewer. */
export interface PostRemoval {
  status: 'idle' | 'removing' | 'failed';
  /** Deletes it; it is gone from every list once the server has. Resolves to whether it has. */
  remove(): Promise<boolean>;
}

/** Deletes a post of the viewer; there is no way back. */
export function useRemovePost(postId: string): PostRemoval {
  const services = useServices();
  const userId = useViewerId();
  const [status, setStatus] = useState<PostRemoval['status']>('idle');
  return {
    status,
    async remove() {
      setStatus('removing');
      try {
        await services
          .api(postsCalls)
          .remove({ params: { id: postId }, body: { userId } })
          .catch(async (error: unknown) => {
            if (!outcomeIsUnknown(error) || !(await isGone(services, postId))) throw error;
          });
        setStatus('idle');
        if (services.session.getState().userId === userId) postChanges(services).hide(postId);
        return true;
      } catch {
        setStatus('failed');
        return false;
      }
    },
  };
}

/** Whether the server no longer has a post, when the answer to its removal was lost. */
const isGone = (services: Services, postId: string): Promise<boolean> =>
  services
    .backgroundApi(postsCalls)
    .get({ params: { postId } })
    .then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === 404,
    );
