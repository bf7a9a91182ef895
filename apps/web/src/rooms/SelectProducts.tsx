import type { Product } from '@vitrine/api';
import { VOTE_OPTIONS_MAX } from '@vitrine/api';
import { Button, cardProductOf, Icon, IconButton, ProductPicker, useMessages } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { MESSAGES_SQUARE } from '../shell/icons/messages-square.ts';
import { X } from '../shell/icons/x.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { FootBar } from '../shell/page/FootBar.tsx';
import { askRoomMessages } from './ask-room.messages.ts';
import * as styles from './SelectProducts.css.ts';
import { useAskRoomSheet } from './useAskRoomSheet.tsx';

export interface SelectProductsProps {
  /** Name of the list. */
  label: string;
  products: readonly Product[];
  onClose(): void;
}

/** Takes the place of a list, to choose products of it and ask a room about them. Back ends it. */
export function SelectProducts({ label, products, onClose }: SelectProductsProps) {
  const texts = useMessages(askRoomMessages);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const leave = useLayerEntry(true, onClose);
  const { askAbout, askRoomSheet } = useAskRoomSheet(() => leave());
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const isFull = chosen.length >= VOTE_OPTIONS_MAX;
  return (
    <>
      <div className={styles.head}>
        <IconButton
          ref={cancel}
          label={texts.cancel}
          icon={<Icon path={X} size={20} strokeWidth={1.75} />}
          onClick={() => leave()}
        />
        <h1 className={styles.title}>
          <span aria-live="polite">{texts.selected(chosen.length)}</span>
        </h1>
      </div>
      <p className={styles.help}>{texts.selectHelp}</p>
      <div className={styles.products}>
        <ProductPicker
          label={label}
          products={products.map(cardProductOf)}
          value={chosen}
          onValueChange={setChosen}
          max={VOTE_OPTIONS_MAX}
        />
      </div>
      <FootBar label={texts.bar}>
        {isFull && <span>{texts.atMost}</span>}
        <Button
          variant="primary"
          className={styles.ask}
          disabled={chosen.length === 0}
          icon={<Icon path={MESSAGES_SQUARE} size={20} strokeWidth={1.75} />}
          onClick={() =>
            askAbout(chosen.flatMap((id) => products.find((product) => product.id === id) ?? []))
          }
        >
          {texts.title}
        </Button>
      </FootBar>
      {askRoomSheet}
    </>
  );
}
