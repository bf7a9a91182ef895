import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef } from 'react';
import type { ComponentPicture as Picture } from '../tools/component-docs/vite-plugin.ts';
import { ComponentPicture, onGround } from './ComponentPicture.tsx';

export interface ComponentHeroProps {
  /** Export of the component's main story. */
  story: string;
  picture: Picture | undefined;
}

const ROOM = { width: 880, height: 480 };

/** The component itself, above all text. A story that needs a page of its own is shown as a picture. */
export function ComponentHero({ story: name, picture }: ComponentHeroProps) {
  const { csfFile } = useOf('meta', ['meta']);
  const { story } = useContext(DocsContext).resolveOf(csfFile.moduleExports[name], ['story']);
  const isFramed = story.parameters.docs?.story?.inline === false;
  if (isFramed && !picture) return null;
  return (
    <div className="component-hero" style={isFramed && picture ? onGround(picture) : undefined}>
      {isFramed && picture ? (
        <ComponentPicture picture={picture} room={ROOM} />
      ) : (
        <LiveStory story={story} width={picture && widthOf(picture)} />
      )}
    </div>
  );
}

/** Width in px that a story fills; small things then stand in the middle. */
const widthOf = ({ content }: Picture) => 2 * content.left + content.width;

type Prepared = Parameters<React.ContextType<typeof DocsContext>['renderStoryToElement']>[0];

/**
 * Renders a story without its play function. Storybook's own block would repeat its ids where the page shows
 * the story again.
 */
function LiveStory({ story, width }: { story: Prepared; width: number | undefined }) {
  const { renderStoryToElement } = useContext(DocsContext);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    const failed = (error: unknown) => console.error(error);
    const remove = renderStoryToElement(
      story,
      root.current,
      { showMain: () => undefined, showError: failed, showException: failed },
      { autoplay: false, forceInitialArgs: true },
    );
    return () => void Promise.resolve().then(remove);
  }, [story, renderStoryToElement]);
  return <div ref={root} className="sb-story sb-unstyled" style={{ width, maxWidth: '100%' }} />;
}
