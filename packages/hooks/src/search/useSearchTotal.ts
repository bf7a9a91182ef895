import { type SearchTotal, searchCalls } from '@vitrine/api';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { type SearchRequest, searchBodyOf } from './search-request.ts';

/**
 * How many products a request would find, before it is made: what a panel of filters says on its button.
 *
 * @param request Undefined asks for nothing.
 * @returns Undefined while it is not known, where it could not be fetched, and where the server does not count.
 */
export function useSearchTotal(request: SearchRequest | undefined): SearchTotal | undefined {
  const { api } = useServices();
  const body = request && searchBodyOf(request);
  const { value } = useResource(
    body && ['search total', JSON.stringify(body)],
    () => api(searchCalls).query({ body: { ...body, query: body?.query ?? '', start: 0, limit: 1 } }),
    { personal: false },
  );
  return value?.total;
}
