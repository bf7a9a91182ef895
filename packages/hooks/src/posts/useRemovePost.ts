import { ApiError, outcomeIsUnknown, postsCalls } from '@vitrine/api';
import { useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { postChanges } from './post-changes.ts';

/** The deletion of a post. */
export interface PostRemoval {
  status: 'idle' | 'removing' | 'failed';
  /** The post leaves every list once the server has deleted it. Resolves to whether it is deleted. */
  remove(): Promise<boolean>;
}

/** Deletes a post of the viewer, without undo. */
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

const isGone = (services: Services, postId: string): Promise<boolean> =>
  services
    .backgroundApi(postsCalls)
    .get({ params: { postId } })
    .then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === 404,
    );
