import { Skeleton } from '@vitrine/ui';

/** The box of a post that is still loading. */
export const PostSkeleton = ({ aspectRatio }: { aspectRatio: number }) => (
  <Skeleton radius="card" aspectRatio={aspectRatio} style={{ display: 'block' }} />
);
