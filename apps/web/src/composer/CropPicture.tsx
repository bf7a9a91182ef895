import type { ChosenMedium } from '@vitrine/hooks';
import {
  Button,
  type Crop,
  croppedPicture,
  Dialog,
  PictureCrop,
  SegmentedControl,
  useMessages,
} from '@vitrine/ui';
import { useState } from 'react';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { useStillShown } from '../shell/layers/useStillShown.ts';
import { useObjectUrl } from '../shell/media/useObjectUrl.ts';
import * as styles from './CropPicture.css.ts';
import { composerMessages } from './composer.messages.ts';
import { prepareMedium } from './prepare-medium.ts';

export interface CropPictureProps {
  /** The whole picture; undefined closes the dialog. */
  picture: Blob | undefined;
  onClose(): void;
  onCrop(part: ChosenMedium): void;
}

export function CropPicture({ picture, onClose, onCrop }: CropPictureProps) {
  const leave = useLayerEntry(picture !== undefined, onClose);
  return picture && <Cropping key={picture.size} picture={picture} onClose={leave} onCrop={onCrop} />;
}

const SHAPES = { tall: 4 / 5, square: 1, wide: 16 / 9 };

/** Maximum width of a cropped picture in pixels. */
const MOST_WIDTH = 2560;

function Cropping({ picture, onClose, onCrop }: CropPictureProps & { picture: Blob }) {
  const texts = useMessages(composerMessages);
  const src = useObjectUrl(picture);
  const [shape, setShape] = useState<keyof typeof SHAPES>('tall');
  const [part, setPart] = useState<Crop | null>(null);
  const [status, setStatus] = useState<'choosing' | 'cutting' | 'failed'>('choosing');
  const isHere = useStillShown();

  async function apply() {
    if (!part) return;
    setStatus('cutting');
    try {
      const cut = await prepareMedium(await croppedPicture(picture, part, { maxWidth: MOST_WIDTH }));
      if (!isHere.current) return;
      onCrop(cut);
      onClose();
    } catch {
      setStatus('failed');
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={texts.cropTitle}
      aria-describedby={undefined}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={status === 'cutting'} onClick={() => void apply()}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <SegmentedControl
          label={texts.shape}
          hideLabel
          value={shape}
          onValueChange={(next) => {
            setShape(next);
            setPart(null);
          }}
          options={[
            { value: 'tall', label: texts.tall },
            { value: 'square', label: texts.square },
            { value: 'wide', label: texts.wide },
          ]}
        />
        {src && (
          <PictureCrop
            key={shape}
            label={texts.cropLabel}
            src={src}
            aspect={SHAPES[shape]}
            value={part}
            onValueChange={setPart}
          />
        )}
        {status === 'failed' && (
          <p role="alert" className={styles.problem}>
            {texts.cropFailed}
          </p>
        )}
      </div>
    </Dialog>
  );
}
