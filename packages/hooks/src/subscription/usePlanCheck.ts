import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { planOf } from './plan-action.ts';
import { readSubscription } from './read-subscription.ts';

/** Returns a function that resolves to whether the viewer has a paid plan; false if that cannot be known. */
export function usePlanCheck(): () => Promise<boolean> {
  const { backgroundApi } = useServices();
  const viewer = useViewerId();
  return async () => {
    if (viewer === undefined) return false;
    return readSubscription(backgroundApi, viewer).then(
      (subscription) => planOf(subscription) !== 'basic',
      () => false,
    );
  };
}
