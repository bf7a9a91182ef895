import type { CSSProperties } from 'react';
import type { ComponentPicture as Picture } from '../tools/component-docs/vite-plugin.ts';

export interface ComponentPictureProps {
  picture: Picture;
  /** Room in px that the drawn part gets at most; it is never enlarged. */
  room: { width: number; height: number };
  /** Smallest scale. A part that is larger even so is cut off at its end. */
  leastScale?: number;
}

/** Gives the plate below a picture the picture's own ground. */
export const onGround = ({ grounds }: Picture) =>
  ({ '--ground-light': grounds.light, '--ground-dark': grounds.dark }) as CSSProperties;

/** The drawn part of a component's main story, in the theme of the page. */
export function ComponentPicture({ picture, room, leastScale = 0 }: ComponentPictureProps) {
  const { content, width } = picture;
  const fitting = Math.min(1, room.width / content.width, room.height / content.height);
  const scale = Math.max(fitting, leastScale);
  const px = (length: number) => `${Math.round(length * scale)}px`;
  const style: CSSProperties = {
    width: px(width),
    marginInlineStart: px(-content.left),
    marginBlockStart: px(-content.top),
  };
  return (
    <div
      className="component-shot"
      style={{ maxWidth: '100%', width: px(content.width), height: px(content.height) }}
    >
      {(['light', 'dark'] as const).map((mode) => (
        <img key={mode} data-mode={mode} src={picture[mode]} alt="" loading="lazy" style={style} />
      ))}
    </div>
  );
}
