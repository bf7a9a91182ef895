import * as z from 'zod/mini';
import { type Decoded, reads } from '../contract/reading.ts';

/** Further facts about a product, in the words of its shop. */
export const ProductDetails = z
  .object({
    sizes: z.array(z.string()).check(reads({ otherwise: [] })),
    material: z.nullable(z.string()),
    description: z.nullable(z.string()).check(reads({ most: 1000 })),
  })
  .check(
    z.meta({ id: 'ProductDetails', description: 'Further facts about a product, in the words of its shop.' }),
  );
/** Further facts about a product, in the words of its shop. */
export type ProductDetails = Decoded<z.infer<typeof ProductDetails>>;
