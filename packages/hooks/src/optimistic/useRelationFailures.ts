import { useListener } from '../emitter/useListener.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { FailureOver, RelationFailure } from './relation-store.ts';

/**
 * Subscribes to failed changes of any relation. The confirmed value shows again by then.
 *
 * @param onOver Called when a newer change or value ends a thing's last failure.
 */
export function useRelationFailures(
  onFailure: (failure: RelationFailure) => void,
  onOver: (over: FailureOver) => void = () => undefined,
): void {
  const { relations } = useServices();
  useListener(relations.onFailure, onFailure);
  useListener(relations.onFailureOver, onOver);
}
