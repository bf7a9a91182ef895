'use client';
import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { likesMessages } from '../likes.messages.ts';
import * as styles from './HeartButton.css.ts';

/** Whether a product is liked, and what a press asks for. */
export interface HeartButtonProps {
  /** Names the button together with "Like"; the name stays while the state changes. */
  productName: string;
  /** Whether the person likes the product. */
  liked: boolean;
  /** Called with the state that the person asks for. */
  onLikedChange(liked: boolean): void;
  /** Whether the call is in flight: presses are ignored, the focus stays. */
  pending?: boolean;
  /** A translucent disc for pictures, or a bordered square beside buttons. */
  variant?: 'disc' | 'outline';
}

/** Likes a product and takes it back; 44 × 44 px. */
export function HeartButton({
  productName,
  liked,
  onLikedChange,
  pending = false,
  variant = 'disc',
}: HeartButtonProps) {
  const { like } = useMessages(likesMessages);
  // Only a press plays the animation: a card that is mounted as liked stays still.
  const [pressed, setPressed] = useState(false);
  return (
    <button
      type="button"
      className={styles.variants[variant]}
      aria-label={like(productName)}
      aria-pressed={liked}
      aria-disabled={pending || undefined}
      data-popped={(liked && pressed) || undefined}
      onClick={(event) => {
        if (pending || isStrayClick(event)) return;
        setPressed(!liked);
        onLikedChange(!liked);
      }}
    >
      <Heart aria-hidden size={20} strokeWidth={1.75} className={styles.icon} />
    </button>
  );
}
