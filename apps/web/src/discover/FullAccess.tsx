import { useSignInGate } from '@vitrine/hooks';
import { Avatar, Button, EmptyState, isolated, useMessages } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useFinders } from '../session/useFinders.ts';
import { fullAccessMessages } from './discover.messages.ts';
import * as styles from './FullAccess.css.ts';

interface FullAccessProps {
  /** Author of a post of the preview. */
  author?: string | undefined;
  /** Whether a post covers the page, so that the faces can wait. */
  isCovered: boolean;
}

/** Ends the preview for guests. */
export function FullAccess({ author = '', isCovered }: FullAccessProps) {
  const { more, help, action } = useMessages(fullAccessMessages);
  const { ask } = useSignInGate();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isCovered) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isCovered]);
  return (
    <div ref={place} className={styles.end}>
      <div aria-hidden className={styles.faces}>
        {isNear && <Faces />}
      </div>
      <EmptyState
        title={more(isolated(`@${author}`))}
        help={help}
        action={
          <Button variant="primary" onClick={() => ask({ kind: 'fullAccess' })}>
            {action}
          </Button>
        }
      />
    </div>
  );
}

/** Three people who found something. */
const Faces = () =>
  useFinders()
    ?.slice(0, 3)
    .map(({ username, face }) => (
      <Avatar key={username} className={styles.face} name={username} src={face} size="medium" />
    ));
