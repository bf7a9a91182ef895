import { Button } from '@vitrine/ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { motion } from '../packages/ui/src/theme/scale.ts';
import './foundation-examples.css';

interface ExampleProps {
  name: string;
  duration: string;
  caption: string;
  children: ReactNode;
}

/** An animation at its real speed. Each press of its button plays it, forth and back. */
function Example({ name, duration, caption, children }: ExampleProps) {
  const [moved, setMoved] = useState(false);
  const style = { '--example-duration': duration, '--example-curve': motion.curve } as CSSProperties;
  return (
    <figure>
      <div className="motion-stage" data-moved={moved || undefined} style={style}>
        {children}
      </div>
      <Button aria-pressed={moved} onClick={() => setMoved(!moved)}>
        {`Play ${name}`}
      </Button>
      <figcaption>
        {duration}: {caption}
      </figcaption>
    </figure>
  );
}

export const MotionExamples = () => (
  <div className="example-row sb-unstyled">
    <Example
      name="press"
      duration={motion.fast}
      caption="presses and hovers. The pressed thing shrinks to 97 %."
    >
      <span className="motion-press">Like</span>
    </Example>
    <Example
      name="change"
      duration={motion.normal}
      caption="changes in place: a word, a state, a panel’s content. It fades and moves 8 px."
    >
      <span className="motion-swap">
        <span>Follow</span>
        <span>Following</span>
      </span>
    </Example>
    <Example
      name="sheet"
      duration={motion.slow}
      caption="sheets and dialogs. They rise with their content, or with a skeleton of its size."
    >
      <div className="motion-sheet">Filters</div>
    </Example>
  </div>
);
