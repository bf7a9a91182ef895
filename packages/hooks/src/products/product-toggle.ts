import { ApiError, type Product, type ProductStatus } from '@vitrine/api';
import type { Services } from '../services/services.ts';

/** Something that a person does with a product or takes back: a like, the cart. */
export interface ProductToggle {
  /** Names the relation, and the reason for which a guest is asked to sign in. */
  kind: 'like' | 'cart';
  /** Tells the server the wanted state; answers the state it holds. */
  send(product: Product, wanted: boolean, userId: string): Promise<boolean>;
  /** What a status says of it. */
  heldIn(status: ProductStatus): boolean;
}

/** A wish that waits for a sign-in. */
interface BlockedToggle {
  product: Product;
  wanted: boolean;
}

type Needed = Pick<Services, 'api' | 'relations' | 'session' | 'signInGate'>;

/** Such a thing goes through the optimistic mechanism, each time as a wanted state that may be repeated. */
export function defineProductToggle(
  { api, relations, session, signInGate }: Needed,
  { kind, send, heldIn }: ProductToggle,
): void {
  const viewer = () => session.getState().userId ?? '';

  const hasExpiredUnderThem = (userId: string) => {
    const state = session.getState();
    return state.status === 'guest' && state.expired?.userId === userId && !state.expired.acknowledged;
  };

  relations.define<Product, boolean>(kind, {
    async send(product, wanted, _id, newest) {
      const by = viewer();
      try {
        return await send(product, wanted, by);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401 && hasExpiredUnderThem(by)) {
          const payload: BlockedToggle = { product, wanted: newest() };
          signInGate.ask({ kind: 'expired' }, { kind, payload, by });
        }
        throw error;
      }
    },
    async read(productId) {
      const [status] = await api.cart.checkStatuses({ body: { userId: viewer(), productIds: [productId] } });
      return status && heldIn(status);
    },
  });

  signInGate.onCarryOut(kind, (payload) => {
    if (!isBlockedToggle(payload)) return;
    const { product, wanted } = payload;
    relations.set(kind, product.id, wanted, product, 'SignIn');
  });
}

/** Shows at once, everywhere; a guest is asked to sign in, and it is carried out afterwards (D85). */
export function setProductToggle(
  { relations, session, signInGate }: Needed,
  kind: ProductToggle['kind'],
  product: Product,
  wanted: boolean,
  source: string,
): void {
  if (session.getState().status === 'guest') {
    const payload: BlockedToggle = { product, wanted };
    signInGate.ask({ kind }, { kind, payload });
  } else {
    relations.set(kind, product.id, wanted, product, source);
  }
}

function isBlockedToggle(read: unknown): read is BlockedToggle {
  const { product, wanted } = fieldsOf(read);
  const { id, name } = fieldsOf(product);
  return typeof id === 'string' && typeof name === 'string' && typeof wanted === 'boolean';
}

const fieldsOf = (read: unknown): Record<string, unknown> =>
  typeof read === 'object' && read !== null ? { ...read } : {};
