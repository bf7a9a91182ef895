import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { idOf } from '../contract/decode.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { Products } from './products.models.ts';
import { productErrors } from './products.rules.ts';

const Change = z.object({ productId: Id, sequence: Sequence });

const State = z.object({
  productId: z.string().check(reads({ as: idOf, otherwise: '' })),
  holds: z.boolean(),
});

/**
 * Describes the calls of a relation between users and products: `add`, `remove` and `list`.
 *
 * @param path Base path, such as `/api/wishes`.
 * @param things Plural noun for the OpenAPI document, such as `wishes`.
 */
export const productRelation = (path: string, things: string) =>
  area({
    description: `The ${things} of a person.`,
    calls: {
      add: endpoint({
        method: 'POST',
        path: `${path}/add`,
        who: 'person',
        summary: `Put a product among the ${things}`,
        description: 'Sets a state: adding twice counts once.',
        body: Change,
        response: State,
        errors: productErrors,
        extension: true,
      }),
      remove: endpoint({
        method: 'DELETE',
        path: `${path}/remove`,
        who: 'person',
        summary: `Take a product out of the ${things}`,
        body: Change,
        bodyOrQuery: true,
        response: State,
        extension: true,
      }),
      list: endpoint({
        method: 'GET',
        path,
        who: 'person',
        summary: `The ${things} of the person, the newest first`,
        response: z.object({ products: Products }),
        extension: true,
      }),
    },
  });
