import { cartFailures } from '@vitrine/api';
import { useCartFailures } from '@vitrine/hooks';
import { messages } from '../messages.ts';
import { useToast } from '../shell/toasts.tsx';

/** Says that a change of the cart did not reach the server, and offers to try again. */
export function CartFailureToasts() {
  const showToast = useToast();
  useCartFailures(({ inCart, retry }) =>
    showToast({
      text: inCart ? cartFailures.cart_add_failed : cartFailures.cart_remove_failed,
      tone: 'danger',
      action: { label: messages.retry, onAction: retry },
    }),
  );
  return null;
}
