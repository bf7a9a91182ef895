import { AlertDialog, useMessages } from '@vitrine/ui';
import { useNavigate } from 'react-router-dom';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { planOfferMessages } from './plan-offer.messages.ts';

export interface PinOfferProps {
  onClose(): void;
}

/** Says that pinning takes a paid plan, and leads to the plans (D20). */
export function PinOffer({ onClose }: PinOfferProps) {
  const texts = useMessages(planOfferMessages);
  const navigate = useNavigate();
  const leave = useLayerEntry(true, onClose);
  return (
    <AlertDialog
      open
      onOpenChange={(next) => next || leave()}
      title={texts.pin}
      description={texts.pinHelp}
      confirmLabel={texts.toPlans}
      cancelLabel={texts.notNow}
      onConfirm={() =>
        leave(() => {
          onClose();
          void navigate('/subscription-plans');
        })
      }
    />
  );
}
